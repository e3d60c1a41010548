import { z } from 'zod/mini';
import type { FileInfo } from '../files/files.ts';

/** Orders of posts (FEED-183): by date, or by likes plus comments; ties newest first. */
export const PostSort = z.enum(['newest', 'oldest', 'popular']);
export type PostSort = z.infer<typeof PostSort>;

/** Filters of posts (FEED-190). */
export const PostFilter = z.enum(['all', 'text', 'image', 'video', 'event']);
export type PostFilter = z.infer<typeof PostFilter>;

/** Fields of a post that filters read. */
interface PostContent {
  post_type: string;
  attachments: readonly string[];
  /** The attachments' metadata, if the server sends it. */
  files?: readonly Pick<FileInfo, 'file_type' | 'mime_type'>[] | undefined;
}

/**
 * Returns true when a filter shows a post: by its attachments, or by `post_type` when there are
 * none or their metadata is unknown (FEED-060, FEED-185–189, FEED-203).
 */
export function filterShows(filter: PostFilter, post: PostContent): boolean {
  if (filter === 'all') return true;
  if (filter === 'text') return post.attachments.length === 0;
  if (filter === 'event' || !post.files?.length) return post.post_type === filter;
  return post.files.some(
    ({ file_type, mime_type }) => file_type === filter || mime_type?.startsWith(`${filter}/`),
  );
}

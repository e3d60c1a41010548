import { z } from 'zod/mini';
import type { FileInfo } from '../files/files.ts';

/** The orders of posts (FEED-183): by moment, or by likes plus comments. Ties: newest first. */
export const PostSort = z.enum(['newest', 'oldest', 'popular']);
export type PostSort = z.infer<typeof PostSort>;

/** Which posts are shown (FEED-190). */
export const PostFilter = z.enum(['all', 'text', 'image', 'video', 'event']);
export type PostFilter = z.infer<typeof PostFilter>;

/** What decides the filters that show a post. */
interface PostContent {
  post_type: string;
  attachments: readonly string[];
  /** The attachments' facts, where the server tells them. */
  files?: readonly Pick<FileInfo, 'file_type' | 'mime_type'>[] | undefined;
}

/**
 * Whether a filter shows a post: its attachments decide, and `post_type` where there are none or
 * nothing is known of them (FEED-060, FEED-185–189, FEED-203).
 */
export function filterShows(filter: PostFilter, post: PostContent): boolean {
  if (filter === 'all') return true;
  if (filter === 'text') return post.attachments.length === 0;
  if (filter === 'event' || !post.files?.length) return post.post_type === filter;
  return post.files.some(
    ({ file_type, mime_type }) => file_type === filter || mime_type?.startsWith(`${filter}/`),
  );
}

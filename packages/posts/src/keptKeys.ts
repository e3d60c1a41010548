import type { PostRef } from './postRef.ts';
import type { PostSource } from './source/postSource.ts';

// What the portal keeps of a post: known to the card without the code of what it keeps.

/** What was left unsent, of all posts. */
export const UNSENT_KEY = 'posts.unsent';
/** Its comments, while they are open. */
export const commentsKey = ({ key }: PostSource, postId: string) => `${key}.comments.${postId}`;
/** The box for a comment on it, or for a reply to one of its comments. */
export const commentComposerKey = ({ key }: PostSource, postId: string, parentId: string | null) =>
  parentId === null ? `${key}.comment.${postId}` : `${key}.reply.${parentId}`;
/** Its text, or a comment's, being edited. */
export const editKey = ({ key }: PostSource, { postId, commentId }: PostRef) =>
  `${key}.edit.${commentId ?? postId}`;
/** Its deletion, or a comment's. */
export const deleteKey = ({ key }: PostSource, { postId, commentId }: PostRef) =>
  `${key}.delete.${commentId ?? postId}`;

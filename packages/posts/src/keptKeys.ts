import type { Written } from './written.ts';

// What the portal keeps of a post: known to the card without the code of what it keeps.

/** What was left unsent, of all posts. */
export const UNSENT_KEY = 'posts.unsent';
/** Its comments, while they are open. */
export const commentsKey = (postId: string) => `posts.comments.${postId}`;
/** The box for a comment on it, or for a reply to one of its comments. */
export const boxKey = (postId: string, parentId: string | null) =>
  parentId === null ? `posts.comment.${postId}` : `posts.reply.${parentId}`;
/** Its text, or a comment's, being edited. */
export const editKey = ({ postId, commentId }: Written) => `posts.edit.${commentId ?? postId}`;
/** Its deletion, or a comment's. */
export const deleteKey = ({ postId, commentId }: Written) => `posts.delete.${commentId ?? postId}`;
/** The member's like of it, or of a comment. */
export const likeKey = ({ postId, commentId }: Written) => `posts.like.${commentId ?? postId}`;

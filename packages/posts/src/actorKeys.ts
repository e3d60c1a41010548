import type { PostRef } from './postRef.ts';
import type { PostSource } from './source/postSource.ts';

// Keys of a post's actors, so that the card does not load the actors' code.

/** Key of the unsent comments of all posts. */
export const UNSENT_KEY = 'posts.unsent';
/** Returns the key of a post's comments, which persist while open. */
export const commentsKey = ({ key }: PostSource, postId: string) => `${key}.comments.${postId}`;
/** Returns the key of the field for a comment on a post, or for a reply to a comment. */
export const commentComposerKey = ({ key }: PostSource, postId: string, parentId: string | null) =>
  parentId === null ? `${key}.comment.${postId}` : `${key}.reply.${parentId}`;
/** Returns the subject of a comment that waits for the server; without an id, of a post's all. */
export const waitingCommentKey = (source: PostSource, postId: string, clientId = '') =>
  `${source.key}.waiting.${postId}.${clientId}`;
/** Returns the key of an edit of a post or comment. */
export const editKey = ({ key }: PostSource, { postId, commentId }: PostRef) =>
  `${key}.edit.${commentId ?? postId}`;
/** Returns the key of a deletion of a post or comment. */
export const deleteKey = ({ key }: PostSource, { postId, commentId }: PostRef) =>
  `${key}.delete.${commentId ?? postId}`;

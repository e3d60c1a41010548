import { getPost } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import type { PostRef } from '../postRef.ts';
import type { PostSource } from '../source/postSource.ts';
import { publishCommentChange, publishPostChange } from './postEvents.ts';

/**
 * Publishes that a post or comment was deleted, by somebody else or elsewhere. Without the number of
 * remaining comments a comment lowers it by one, until the server sends it.
 */
export function publishDeleted(
  portal: Portal,
  source: PostSource,
  { postId: id, commentId }: PostRef,
  count?: number,
) {
  if (commentId === null) return publishPostChange(portal, { type: 'post.deleted', id }, source);
  const change = { type: 'comment.deleted', id: commentId } as const;
  if (count !== undefined) return publishCommentChange(portal, source, id, { ...change, count });
  publishCommentChange(portal, source, id, change);
  portal.client.call(getPost, { params: { id } }).then(
    ({ comments_count: count }) =>
      publishPostChange(portal, { type: 'post.commented', id, count }, source),
    () => {},
  );
}

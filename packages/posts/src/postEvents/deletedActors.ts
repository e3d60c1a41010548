import { getPost } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import type { PostRef } from '../postRef.ts';
import type { PostSource } from '../source/postSource.ts';
import { publishCommentChange, publishPostChange } from './postEvents.ts';

/**
 * Tells that a post or comment turned out to be deleted elsewhere. A comment counts as one fewer,
 * until the server has said how many are left.
 */
export function publishDeleted(
  portal: Portal,
  source: PostSource,
  { postId: id, commentId }: PostRef,
) {
  if (commentId === null) return publishPostChange(portal, { type: 'post.deleted', id }, source);
  publishCommentChange(portal, source, id, { type: 'comment.deleted', id: commentId });
  portal.client.call(getPost, { params: { id } }).then(
    ({ comments_count: count }) =>
      publishPostChange(portal, { type: 'post.commented', id, count }, source),
    () => {},
  );
}

import { getPost } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import type { PostRef } from '../postRef.ts';
import type { PostSource } from '../source/postSource.ts';
import { publishCommentChange, publishPostChange } from './postEvents.ts';

/**
 * Publishes that a post or comment was found deleted elsewhere. A comment lowers the count by one,
 * until the server sends the remaining number.
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

import { getPost } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import type { PostSource } from '../source/postSource.ts';
import type { Written } from '../written.ts';
import { tellComment, tellPost } from './places.ts';

/**
 * Publishes that a post or comment was found deleted elsewhere. A comment lowers the count by one,
 * until the server sends the remaining number.
 */
export function tellGone(portal: Portal, source: PostSource, { postId: id, commentId }: Written) {
  if (commentId === null) return tellPost(portal, { type: 'post.deleted', id }, source);
  tellComment(portal, source, id, { type: 'comment.deleted', id: commentId });
  portal.client.call(getPost, { params: { id } }).then(
    ({ comments_count: count }) => tellPost(portal, { type: 'post.commented', id, count }, source),
    () => {},
  );
}

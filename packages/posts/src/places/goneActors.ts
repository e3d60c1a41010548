import { getPost } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import type { PostSource } from '../source/postSource.ts';
import type { Written } from '../written.ts';
import { tellComment, tellPost } from './places.ts';

/**
 * Tells that a post or comment turned out to be deleted elsewhere. A comment counts as one fewer,
 * until the server has said how many are left.
 */
export function tellGone(portal: Portal, source: PostSource, { postId: id, commentId }: Written) {
  if (commentId === null) return tellPost(portal, { type: 'post.deleted', id }, source);
  tellComment(portal, source, id, { type: 'comment.deleted', id: commentId });
  portal.client.call(getPost, { params: { id } }).then(
    ({ comments_count: count }) => tellPost(portal, { type: 'post.commented', id, count }, source),
    () => {},
  );
}

import { likeComment, likePost } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { tellComment, tellPost } from '../places/places.ts';
import { type LikeReply, likeMachine } from './likeMachine.ts';

/** A like's machine on the portal's client. A failure is logged only (FEED-107). */
export const provideLike = (portal: Portal) =>
  likeMachine.provide({
    actors: {
      setLike: fromPromise(
        ({ input: { postId: id, commentId, liked } }): Promise<LikeReply> =>
          commentId === null
            ? portal.client.call(likePost, { params: { id }, body: { liked } })
            : portal.client.call(likeComment, { params: { id, commentId }, body: { liked } }),
      ),
    },
    actions: {
      tellSettled: (_, { postId, commentId, liked, count }) =>
        commentId === null
          ? tellPost(portal, { type: 'post.liked', id: postId, liked, count })
          : tellComment(portal, postId, { type: 'comment.liked', id: commentId, liked, count }),
      logFailure: (_, { error }) => console.info('saudagar: a like was not saved', error),
    },
  });

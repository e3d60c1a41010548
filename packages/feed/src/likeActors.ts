import { likeComment, likePost } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { type LikeReply, likeMachine } from './likeMachine.ts';

/** A like's machine on the portal's client. A failure is logged only (FEED-107). */
export const provideLike = ({ client }: Portal) =>
  likeMachine.provide({
    actors: {
      setLike: fromPromise(
        ({ input: { postId: id, commentId, liked } }): Promise<LikeReply> =>
          commentId === null
            ? client.call(likePost, { params: { id }, body: { liked } })
            : client.call(likeComment, { params: { id, commentId }, body: { liked } }),
      ),
    },
    actions: {
      logFailure: (_, { error }) => console.info('saudagar: a like was not saved', error),
    },
  });

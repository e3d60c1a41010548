import { ApiError, deleteComment, deletePost } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { tellComment, tellPost } from '../places/places.ts';
import { type Deleted, deleteMachine } from './deleteMachine.ts';

/** The deleting of one's own text on the portal's client. What is gone already counts as deleted. */
export const provideDelete = (portal: Portal) =>
  deleteMachine.provide({
    actions: {
      tellPlaces: (_, { postId, deleted }) =>
        deleted.type === 'post.deleted'
          ? tellPost(portal, deleted)
          : tellComment(portal, postId, deleted),
    },
    actors: {
      remove: fromPromise(({ input: { postId: id, commentId } }): Promise<Deleted> => {
        if (commentId === null) {
          const done: Deleted = { type: 'post.deleted', id };
          return portal.client
            .call(deletePost, { params: { id } })
            .then(() => done, doneIfGone(done));
        }
        const done: Deleted = { type: 'comment.deleted', id: commentId };
        return portal.client
          .call(deleteComment, { params: { id, commentId } })
          .then(({ comments_count: count }) => ({ ...done, count }), doneIfGone(done));
      }),
    },
  });

const doneIfGone = (done: Deleted) => (error: unknown) => {
  const { status, isUnsupported } = ApiError.from(error);
  if (status === 404 && !isUnsupported) return done;
  throw error;
};

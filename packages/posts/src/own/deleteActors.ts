import { deleteComment, deletePost } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { isGone, tellGone } from '../places/goneActors.ts';
import { tellComment, tellPost } from '../places/places.ts';
import { type Deleted, deleteMachine } from './deleteMachine.ts';

/** The deleting of one's own text on the portal's client. What is gone already counts as deleted. */
export const provideDelete = (portal: Portal) =>
  deleteMachine.provide({
    actions: {
      tellPlaces: (_, { postId, deleted }) => {
        if (deleted.type === 'post.deleted') tellPost(portal, deleted);
        else if (deleted.count === undefined) tellGone(portal, { postId, commentId: deleted.id });
        else tellComment(portal, postId, deleted);
      },
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
  if (isGone(error)) return done;
  throw error;
};

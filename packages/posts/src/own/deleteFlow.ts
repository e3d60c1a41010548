import { deleteComment, deletePost, doneIfGone } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import { fromPromise } from 'xstate';
import type { CommentChange } from '../comments/commentChange.ts';
import { tellGone } from '../places/goneActors.ts';
import { tellComment, tellPost } from '../places/places.ts';
import { bySource } from '../source/bySource.ts';
import type { PostSource } from '../source/postSource.ts';
import type { Written } from '../written.ts';

/** The deleted post or comment. */
export type Deleted =
  | { type: 'post.deleted'; id: string }
  | Extract<CommentChange, { type: 'comment.deleted' }>;

/** Deletes a member's own post or comment after confirmation (WID-092). */
export const deleteMachine = commandMachine<Written, Deleted>('delete');

/** Implements deletion with the portal's client; an item already deleted counts as success. */
export const provideDelete = bySource((portal, source: PostSource) =>
  provideFlow(deleteMachine, {
    actions: {
      publish: (_, { input: { postId }, done }) => {
        if (done.type === 'post.deleted') tellPost(portal, done, source);
        else if (done.count === undefined) tellGone(portal, source, { postId, commentId: done.id });
        else tellComment(portal, source, postId, done);
      },
    },
    actors: {
      run: fromPromise(({ input: { input } }): Promise<Deleted> => {
        const { postId: id, commentId } = input;
        if (commentId === null) {
          const done: Deleted = { type: 'post.deleted', id };
          return portal.client
            .call(deletePost, { params: { id } })
            .catch(doneIfGone)
            .then(() => done);
        }
        const done: Deleted = { type: 'comment.deleted', id: commentId };
        return portal.client
          .call(deleteComment, { params: { id, commentId } })
          .catch(doneIfGone)
          .then((left) => (left ? { ...done, count: left.comments_count } : done));
      }),
    },
  }),
);

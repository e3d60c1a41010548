import { deleteComment, deletePost, doneIfNotFound } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import { fromPromise } from 'xstate';
import type { CommentChange } from '../comments/commentChange.ts';
import { publishDeleted } from '../postEvents/deletedActors.ts';
import { publishCommentChange, publishPostChange } from '../postEvents/postEvents.ts';
import type { PostRef } from '../postRef.ts';
import { bySource } from '../source/bySource.ts';
import type { PostSource } from '../source/postSource.ts';

/** What was deleted. */
export type Deleted =
  | { type: 'post.deleted'; id: string }
  | Extract<CommentChange, { type: 'comment.deleted' }>;

/** Deletes a member's own post or comment, after a question (WID-092). */
export const deleteMachine = commandMachine<PostRef, Deleted>('delete');

/** The deleting of one's own text on the portal's client. What is gone already counts as deleted. */
export const provideDelete = bySource((portal, source: PostSource) =>
  provideFlow(deleteMachine, {
    actions: {
      publish: (_, { input: { postId }, done }) => {
        if (done.type === 'post.deleted') publishPostChange(portal, done, source);
        else if (done.count === undefined)
          publishDeleted(portal, source, { postId, commentId: done.id });
        else publishCommentChange(portal, source, postId, done);
      },
    },
    actors: {
      run: fromPromise(({ input: { input } }): Promise<Deleted> => {
        const { postId: id, commentId } = input;
        if (commentId === null) {
          const done: Deleted = { type: 'post.deleted', id };
          return portal.client
            .call(deletePost, { params: { id } })
            .catch(doneIfNotFound)
            .then(() => done);
        }
        const done: Deleted = { type: 'comment.deleted', id: commentId };
        return portal.client
          .call(deleteComment, { params: { id, commentId } })
          .catch(doneIfNotFound)
          .then((left) => (left ? { ...done, count: left.comments_count } : done));
      }),
    },
  }),
);

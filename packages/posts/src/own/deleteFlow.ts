import { deleteComment, deletePost, doneIfNotFound } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import { fromPromise } from 'xstate';
import type { CommentChange } from '../comments/commentChange.ts';
import { publishDeleted } from '../postEvents/deletedActors.ts';
import type { PostRef } from '../postRef.ts';
import { bySource } from '../source/bySource.ts';
import type { PostSource } from '../source/postSource.ts';

/** The deleted post or comment. */
export type Deleted =
  | { type: 'post.deleted'; id: string }
  | Extract<CommentChange, { type: 'comment.deleted' }>;

/** Deletes a member's own post or comment after confirmation (WID-092). */
export const deleteMachine = commandMachine<PostRef, Deleted>('delete');

/** Implements deletion with the portal's client; an item already deleted counts as success. */
export const provideDelete = bySource((portal, source: PostSource) =>
  provideFlow(deleteMachine, {
    actions: {
      publish: (_, { input: { postId }, done }) => {
        const { type, id, ...left } = done;
        const commentId = type === 'comment.deleted' ? id : null;
        publishDeleted(
          portal,
          source,
          { postId, commentId },
          'count' in left ? left.count : undefined,
        );
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

import { ApiError } from '@saudagar/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Written } from '../written.ts';

/** What was deleted; `count` is how many comments the post has left, where the server tells. */
export type Deleted =
  | { type: 'post.deleted'; id: string }
  | { type: 'comment.deleted'; id: string; count?: number | undefined };

/** A member's own post or comment being deleted, after a question (WID-092). */
export const deleteMachine = setup({
  types: {
    context: {} as Written & { failure: ApiError | null },
    events: {} as { type: 'delete.confirmed' },
    input: {} as Written,
    emitted: {} as Deleted,
    tags: {} as 'idle',
  },
  actors: {
    remove: fromPromise<Deleted, Written>(() => {
      throw new Error('delete: provide remove');
    }),
  },
  actions: {
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
    /** Beside what is emitted: heard whether or not a view is there. */
    tellPlaces: (_, _params: { postId: string; deleted: Deleted }) => {
      throw new Error('delete: provide tellPlaces');
    },
    tellDeleted: emit((_, deleted: Deleted) => deleted),
  },
}).createMachine({
  id: 'delete',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'asking',
  states: {
    asking: { tags: 'idle', on: { 'delete.confirmed': 'deleting' } },
    deleting: {
      invoke: {
        src: 'remove',
        input: ({ context: { postId, commentId } }) => ({ postId, commentId }),
        onDone: {
          target: 'deleted',
          actions: [
            // First, while what goes is still there: its view finds the next place for focus.
            { type: 'tellDeleted', params: ({ event }) => event.output },
            {
              type: 'tellPlaces',
              params: ({ context: { postId }, event }) => ({ postId, deleted: event.output }),
            },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    failed: { tags: 'idle', on: { 'delete.confirmed': 'deleting' } },
    deleted: { tags: 'idle' },
  },
});

import { ApiError } from '@saudagar/contract';
import { assign, emit, fromPromise, setup } from 'xstate';

export interface LeavingContext {
  roomId: string;
  failure: ApiError | null;
}

/** A group being left, after a question. Whoever is not in it has left it. */
export const leavingMachine = setup({
  types: {
    context: {} as LeavingContext,
    input: {} as { roomId: string },
    events: {} as { type: 'leaving.confirmed' },
    emitted: {} as { type: 'conversation.left' },
    tags: {} as 'idle',
  },
  actors: {
    leave: fromPromise<void, { roomId: string }>(() => {
      throw new Error('leaving: provide leave');
    }),
  },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: ApiError.from(error) })),
    /** Beside what is emitted: heard whether or not a view is there. */
    tellInbox: (_, _params: { roomId: string }) => {
      throw new Error('leaving: provide tellInbox');
    },
    tellLeft: emit({ type: 'conversation.left' }),
  },
  guards: {
    isGone: (_, { error }: { error: unknown }) => {
      const { status, isUnsupported } = ApiError.from(error);
      return status === 404 && !isUnsupported;
    },
  },
}).createMachine({
  id: 'leaving',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'asking',
  states: {
    asking: { tags: 'idle', on: { 'leaving.confirmed': 'leaving' } },
    leaving: {
      invoke: {
        src: 'leave',
        input: ({ context: { roomId } }) => ({ roomId }),
        onDone: 'left',
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'left' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: { tags: 'idle', on: { 'leaving.confirmed': 'leaving' } },
    left: {
      type: 'final',
      entry: [{ type: 'tellInbox', params: ({ context: { roomId } }) => ({ roomId }) }, 'tellLeft'],
    },
  },
});

import { ApiError } from '@saudagar/contract';
import { emit, fromPromise, setup } from 'xstate';

interface RequestInput {
  memberId: string;
}

type RequestEmitted =
  | { type: 'request.sent' }
  | { type: 'request.accepted' }
  | { type: 'request.refused'; detail: string | null };

/** Asking one member to connect (NET-046–051). Whoever had asked already is connected at once. */
export const requestMachine = setup({
  types: {
    context: {} as RequestInput,
    input: {} as RequestInput,
    events: {} as { type: 'request.made' },
    emitted: {} as RequestEmitted,
    tags: {} as 'idle',
  },
  actors: {
    askToConnect: fromPromise<{ isAccepted: boolean }, RequestInput>(() => {
      throw new Error('request: provide askToConnect');
    }),
  },
  actions: {
    tellSent: emit({ type: 'request.sent' }),
    tellAccepted: emit({ type: 'request.accepted' }),
    tellRefused: emit((_, { error }: { error: unknown }) => ({
      type: 'request.refused',
      detail: ApiError.from(error).detail ?? null,
    })),
  },
  guards: { isAccepted: (_, { isAccepted }: { isAccepted: boolean }) => isAccepted },
}).createMachine({
  id: 'connectionRequest',
  context: ({ input }) => input,
  initial: 'offered',
  states: {
    offered: { tags: 'idle', on: { 'request.made': 'asking' } },
    asking: {
      invoke: {
        src: 'askToConnect',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'connected',
            actions: 'tellAccepted',
          },
          { target: 'pending', actions: 'tellSent' },
        ],
        onError: {
          target: 'offered',
          actions: { type: 'tellRefused', params: ({ event }) => event },
        },
      },
    },
    pending: { tags: 'idle' },
    connected: { tags: 'idle' },
  },
});

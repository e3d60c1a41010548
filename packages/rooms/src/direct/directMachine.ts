import { newClientId } from '@saudagar/portal';
import { assign, fromPromise, setup } from 'xstate';

interface DirectContext {
  /** Who it goes to. */
  userId: string;
  text: string;
  /** Makes a repeated try the same message: kept until the text is changed. */
  clientId: string | null;
}

type DirectEvent = { type: 'text.changed'; text: string } | { type: 'message.submitted' };

/** One message to a member, without opening the conversation (NET-137–140). */
export const directMachine = setup({
  types: {
    context: {} as DirectContext,
    input: {} as { userId: string },
    events: {} as DirectEvent,
    tags: {} as 'idle',
  },
  actors: {
    /** Opens the room with the member, then sends. */
    sendDirect: fromPromise<void, { userId: string; text: string; clientId: string }>(() => {
      throw new Error('direct: provide sendDirect');
    }),
  },
  actions: {
    changeText: assign((_, { text }: { text: string }) => ({ text, clientId: null })),
    beginTry: assign({ clientId: ({ context }) => context.clientId ?? newClientId() }),
    clear: assign({ text: '', clientId: null }),
  },
  guards: { isBlank: ({ context }) => context.text.trim() === '' },
}).createMachine({
  id: 'directMessage',
  context: ({ input }) => ({ ...input, text: '', clientId: null }),
  initial: 'writing',
  states: {
    writing: {
      initial: 'empty',
      on: {
        'text.changed': {
          target: '.open',
          actions: { type: 'changeText', params: ({ event }) => event },
        },
        'message.submitted': [{ guard: 'isBlank', target: '.blank' }, { target: 'sending' }],
      },
      states: { empty: { tags: 'idle' }, open: {}, blank: { tags: 'idle' }, failed: {} },
    },
    sending: {
      entry: 'beginTry',
      invoke: {
        src: 'sendDirect',
        input: ({ context: { userId, text, clientId } }) => ({
          userId,
          text: text.trim(),
          clientId: clientId as string,
        }),
        onDone: { target: 'sent', actions: 'clear' },
        onError: 'writing.failed',
      },
    },
    sent: { type: 'final' },
  },
});

import { ApiError, type GroupChatInvitePolicy } from '@saudagar/contract';
import { assign, fromPromise, setup } from 'xstate';

export interface GroupChatInviteContext {
  /** The server's value. */
  settled: GroupChatInvitePolicy;
  /** The member's last choice, which the view shows. */
  desired: GroupChatInvitePolicy;
  /** Value of the pending call. */
  sent: GroupChatInvitePolicy;
  failure: ApiError | null;
}

export type GroupChatInviteEvent =
  | { type: 'choice.made'; value: GroupChatInvitePolicy }
  /** The server's value was read, as after a change in another tab. */
  | { type: 'choice.read'; value: GroupChatInvitePolicy };

/**
 * The choice of who may add the member to group chats. It is optimistic and rolls back on failure;
 * quick repeats collapse into the last one.
 */
export const groupChatInviteMachine = setup({
  types: {
    context: {} as GroupChatInviteContext,
    input: {} as { known: GroupChatInvitePolicy },
    events: {} as GroupChatInviteEvent,
    tags: {} as 'idle',
  },
  actors: {
    choose: fromPromise<void, { value: GroupChatInvitePolicy }>(() => {
      throw new Error('groupChatInvitePolicy: provide choose');
    }),
  },
  actions: {
    desire: assign((_, { value }: { value: GroupChatInvitePolicy }) => ({ desired: value })),
    note: assign((_, { value }: { value: GroupChatInvitePolicy }) => ({ settled: value })),
    settle: assign({ settled: ({ context }) => context.sent }),
    showSettled: assign({ desired: ({ context }) => context.settled }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: ApiError.from(error) })),
    forgetFailure: assign({ failure: null }),
    /** Notifies the member's other views and tabs. */
    publish: () => {
      throw new Error('groupChatInvitePolicy: provide publish');
    },
  },
  guards: { wantsOther: ({ context }) => context.desired !== context.sent },
}).createMachine({
  id: 'groupChatInvitePolicy',
  context: ({ input: { known } }) => ({
    settled: known,
    desired: known,
    sent: known,
    failure: null,
  }),
  initial: 'settled',
  on: {
    'choice.made': {
      target: '.saving',
      actions: { type: 'desire', params: ({ event }) => event },
    },
    'choice.read': { actions: [{ type: 'note', params: ({ event }) => event }, 'showSettled'] },
  },
  states: {
    settled: { tags: 'idle' },
    saving: {
      entry: ['forgetFailure', assign({ sent: ({ context }) => context.desired })],
      invoke: {
        src: 'choose',
        input: ({ context }) => ({ value: context.desired }),
        onDone: [
          { guard: 'wantsOther', target: 'saving', reenter: true, actions: 'settle' },
          { target: 'settled', actions: ['settle', 'publish'] },
        ],
        onError: [
          // The failed call may have taken effect, so the last choice is still sent.
          { guard: 'wantsOther', target: 'saving', reenter: true },
          {
            target: 'failed',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'showSettled'],
          },
        ],
      },
      on: {
        'choice.made': { actions: { type: 'desire', params: ({ event }) => event } },
        // The pending call decides; a failure rolls back to this.
        'choice.read': { actions: { type: 'note', params: ({ event }) => event } },
      },
    },
    failed: { tags: 'idle' },
  },
});

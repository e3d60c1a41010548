import { ApiError, type RoomMember } from '@saudagar/contract';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

export interface MembersContext {
  roomId: string;
  /** By when they joined. */
  members: readonly RoomMember[];
  failure: ApiError | null;
}

export type MembersEvent =
  | { type: 'members.retried' }
  /** Somebody came or left. */
  | { type: 'room.changed' }
  /** The member did, or was taken out. */
  | { type: 'room.left' };

const missing = (name: string) => () => {
  throw new Error(`members: provide ${name}`);
};

/** Who is in a group, followed as they come and go. */
export const membersMachine = setup({
  types: {
    context: {} as MembersContext,
    input: {} as { roomId: string },
    events: {} as MembersEvent,
  },
  actors: {
    loadMembers: fromPromise<RoomMember[], { roomId: string }>(missing('loadMembers')),
    watchRoom: fromCallback<MembersEvent, { roomId: string }>(missing('watchRoom')),
  },
  actions: {
    keep: assign((_, { members }: { members: readonly RoomMember[] }) => ({ members })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: ApiError.from(error) })),
  },
  guards: {
    isGone: (_, { error }: { error: unknown }) => ApiError.from(error).status === 404,
  },
}).createMachine({
  id: 'members',
  context: ({ input }) => ({ ...input, members: [], failure: null }),
  invoke: { src: 'watchRoom', input: ({ context: { roomId } }) => ({ roomId }) },
  // What is being read may be from before.
  on: { 'room.changed': { target: '.loading', reenter: true }, 'room.left': '.gone' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadMembers',
        input: ({ context: { roomId } }) => ({ roomId }),
        onDone: {
          target: 'ready',
          actions: { type: 'keep', params: ({ event }) => ({ members: event.output }) },
        },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'gone' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    ready: {
      on: { 'room.changed': { target: '.reading', reenter: true } },
      initial: 'known',
      states: {
        known: {},
        // Who was there is shown meanwhile, and until the next change where it fails.
        reading: {
          invoke: {
            src: 'loadMembers',
            input: ({ context: { roomId } }) => ({ roomId }),
            onDone: {
              target: 'known',
              actions: { type: 'keep', params: ({ event }) => ({ members: event.output }) },
            },
            onError: [
              { guard: { type: 'isGone', params: ({ event }) => event }, target: '#members.gone' },
              { target: 'known' },
            ],
          },
        },
      },
    },
    failed: { on: { 'members.retried': 'loading' } },
    // Not one's own, or no longer.
    gone: {},
  },
});

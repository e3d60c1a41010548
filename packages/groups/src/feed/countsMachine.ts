import { fromPromise, setup } from 'xstate';

/** Counts the posts of a group anew once the member has added or taken one. */
export const countsMachine = setup({
  types: {
    context: {} as { id: string },
    input: {} as { id: string },
    events: {} as { type: 'posts.changed' },
  },
  actors: {
    count: fromPromise<void, { id: string }>(() => {
      throw new Error('groupCounts: provide count');
    }),
  },
  actions: {
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('groupCounts: provide logFailure');
    },
  },
}).createMachine({
  id: 'groupCounts',
  context: ({ input }) => input,
  initial: 'known',
  states: {
    known: { on: { 'posts.changed': 'counting' } },
    counting: {
      invoke: {
        src: 'count',
        input: ({ context }) => context,
        onDone: 'known',
        // The counts that are shown stay until the group is read again.
        onError: {
          target: 'known',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
      // The answer under way may not know the latest change.
      on: { 'posts.changed': { target: 'counting', reenter: true } },
    },
  },
});

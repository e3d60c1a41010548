import { getGroup } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise, setup } from 'xstate';
import { publishGroup } from '../changes/changes.ts';

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

/** The counts of a group on the portal's client, told to all that show the group. */
export const provideCounts = (portal: Portal) =>
  countsMachine.provide({
    actions: { logFailure: (_, { error }) => console.info('saudagar: counts of a group', error) },
    actors: {
      count: fromPromise(async ({ input: params, signal }) => {
        const group = await portal.client.call(getGroup, { params, signal });
        const { id, posts_count, post_count, posts_this_week, active_discussions } = group;
        publishGroup(portal, { id, posts_count, post_count, posts_this_week, active_discussions });
      }),
    },
  });

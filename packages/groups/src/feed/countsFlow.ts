import { getGroup } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise, setup } from 'xstate';
import { publishGroup } from '../changes/changes.ts';

/** Reloads a group's counts after the member adds or deletes a post. */
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
        // The shown counts stay until the group is reloaded.
        onError: {
          target: 'known',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
      // The pending response may lack the latest change.
      on: { 'posts.changed': { target: 'counting', reenter: true } },
    },
  },
});

/** Implements a group's counts with the portal's client and publishes them. */
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

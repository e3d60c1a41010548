import { type Group, listGroups, listMyGroups } from '@saudagar/contract';
import { provideFlow, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';
import { changeGroups } from '../changes/groupChange.ts';

/** A few groups for the home page: the member's own, or where there are none those to discover. */
export interface HomeGroups {
  kind: 'mine' | 'suggested';
  groups: readonly Group[];
}

/** The groups of a home page; empty where there are none at all. */
export const homeGroupsMachine = readMachine<{ limit: number }, HomeGroups>({
  id: 'homeGroups',
  isEmpty: ({ groups }) => groups.length === 0,
});

/** A home page's groups on the portal's client. */
export const provideHomeGroups = (portal: Portal) =>
  provideFlow(homeGroupsMachine, {
    actors: {
      load: fromPromise(async ({ input, signal }): Promise<HomeGroups> => {
        const { limit } = input.query;
        const mine = await portal.client.call(listMyGroups, { query: { limit }, signal });
        if (mine.items.length > 0) return { kind: 'mine', groups: mine.items.slice(0, limit) };
        const query = { limit, discover: 'true' as const };
        const others = await portal.client.call(listGroups, { query, signal });
        return { kind: 'suggested', groups: others.items.slice(0, limit) };
      }),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeGroups(portal, (news) => {
          if (news.type === 'own') sendBack({ type: 'read.outdated' });
          if (news.type !== 'group') return;
          const { change } = news;
          sendBack({
            type: 'read.changed',
            change: (value: HomeGroups) => ({
              ...value,
              groups: changeGroups(value.groups, change),
            }),
          });
        }),
      ),
    },
  });

import { type Group, listGroups, listMyGroups } from '@saudagar/contract';
import { provideFlow, readMachine } from '@saudagar/flows';
import { keptAt, markKept, type Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';
import { changeGroups } from '../changes/groupChange.ts';

/** Groups for the home page: the member's own, or else some to discover. */
export interface HomeGroups {
  kind: 'mine' | 'suggested';
  groups: readonly Group[];
}

/** Groups for a home page; empty when none exist. */
export const homeGroupsMachine = readMachine<{ limit: number }, HomeGroups>({
  id: 'homeGroups',
  isEmpty: ({ groups }) => groups.length === 0,
});

/** Implements the home page's groups with the portal's client. */
export const provideHomeGroups = (portal: Portal) =>
  provideFlow(homeGroupsMachine, {
    actors: {
      load: fromPromise(async ({ input, signal }): Promise<HomeGroups> => {
        const { limit } = input.query;
        const call = { query: { limit }, signal, mayBeKept: input.mayBeKept };
        const mine = await portal.client.call(listMyGroups, call);
        if (mine.items.length > 0)
          return markKept({ kind: 'mine', groups: mine.items.slice(0, limit) }, keptAt(mine));
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

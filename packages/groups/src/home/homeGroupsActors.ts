import { listGroups, listMyGroups } from '@saudagar/contract';
import { provideFlow } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';
import { changeGroups } from '../changes/groupChange.ts';
import { type HomeGroups, homeGroupsMachine } from './homeGroupsMachine.ts';

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
          if (news.about === 'own') sendBack({ type: 'read.outdated' });
          if (news.about !== 'group') return;
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

import { type Group, getGroup } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';
import { groupMachine } from './groupMachine.ts';

/** One group on the portal's client. */
export const provideGroup = (portal: Portal) =>
  provideFlow(groupMachine, {
    actors: {
      load: read(portal, getGroup, ({ query }: { query: { id: string } }) => ({ params: query })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeGroups(portal, (news) => {
          if (news.about !== 'group' || news.change.id !== query.id) return;
          const { change } = news;
          sendBack({ type: 'read.changed', change: (value: Group) => ({ ...value, ...change }) });
        }),
      ),
    },
  });

import { type Group, getGroup } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';

/** One group on a page of its own, or opened over a list. */
export const groupMachine = readMachine<{ id: string }, Group>({ id: 'group' });

/** One group on the portal's client. */
export const provideGroup = (portal: Portal) =>
  provideFlow(groupMachine, {
    actors: {
      load: read(portal, getGroup, ({ query }: { query: { id: string } }) => ({ params: query })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeGroups(portal, (news) => {
          if (news.type !== 'group' || news.change.id !== query.id) return;
          const { change } = news;
          sendBack({ type: 'read.changed', change: (value: Group) => ({ ...value, ...change }) });
        }),
      ),
    },
  });

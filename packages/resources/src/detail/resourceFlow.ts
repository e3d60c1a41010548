import { getResource, type Resource } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeResources } from '../changes/changes.ts';

/** One resource on a page of its own. */
export const resourceMachine = readMachine<{ id: string }, Resource>({ id: 'resource' });

/** One resource on the portal's client. */
export const provideResource = (portal: Portal) =>
  provideFlow(resourceMachine, {
    actors: {
      load: read(portal, getResource, ({ query }: { query: { id: string } }) => ({
        params: query,
      })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeResources(portal, (news) => {
          if (news.type === 'library') sendBack({ type: 'read.outdated' });
          if (news.type !== 'resource' || news.change.id !== query.id) return;
          const { change } = news;
          sendBack({
            type: 'read.changed',
            change: (value: Resource) => ({ ...value, ...change }),
          });
        }),
      ),
    },
  });

import { listResources, type Resource } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeResources } from '../changes/changes.ts';
import { changeResources } from '../changes/resourceChange.ts';

/** The first resources of the library, for the home page; empty where there are none. */
export const featuredMachine = readMachine<{ limit: number }, readonly Resource[]>({
  id: 'featuredResources',
  isEmpty: (resources) => resources.length === 0,
});

/** The first resources on the portal's client. */
export const provideFeatured = (portal: Portal) =>
  provideFlow(featuredMachine, {
    actors: {
      load: read(
        portal,
        listResources,
        ({ query: { limit } }) => ({ query: { limit } }),
        ({ items }, { query: { limit } }) => items.slice(0, limit),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeResources(portal, (news) => {
          if (news.type === 'library') sendBack({ type: 'read.outdated' });
          if (news.type !== 'resource') return;
          const { change } = news;
          sendBack({
            type: 'read.changed',
            change: (value: readonly Resource[]) => changeResources(value, change),
          });
        }),
      ),
    },
  });

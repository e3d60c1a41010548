import { listResources, type Resource } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { subscribeResources } from '../changes/changes.ts';
import { changeResources } from '../changes/resourceChange.ts';
import { featuredMachine } from './featuredMachine.ts';

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
          if (news.about === 'library') sendBack({ type: 'read.outdated' });
          if (news.about !== 'resource') return;
          const { change } = news;
          sendBack({
            type: 'read.changed',
            change: (value: readonly Resource[]) => changeResources(value, change),
          });
        }),
      ),
    },
  });

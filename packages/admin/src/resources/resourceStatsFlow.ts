import { getResourceStats, type ReplyOf } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** Figures of the library (ADM-124). */
export type ResourceStats = ReplyOf<typeof getResourceStats>['overview'];

/** Loads the figures of the library. */
export const resourceStatsMachine = readMachine<null, ResourceStats>({ id: 'resourceStats' });

/** Implements the figures with the portal's client; reloads after each library change. */
export const provideResourceStats = (portal: Portal) =>
  provideFlow(resourceStatsMachine, {
    actors: {
      load: read(
        portal,
        getResourceStats,
        () => ({}),
        ({ overview }) => overview,
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, ({ type }) => {
          if (['resource', 'resources', 'content'].includes(type))
            sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });

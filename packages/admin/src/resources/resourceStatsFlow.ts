import { getResourceStats, type ReplyOf } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** Figures of the library (ADM-124). */
export type ResourceStats = ReplyOf<typeof getResourceStats>['overview'];

/** Reads the figures of the library. */
export const resourceStatsMachine = readMachine<null, ResourceStats>({ id: 'resourceStats' });

/** The figures on the portal's client, read again after each change of the library. */
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
        subscribeAdmin(portal, ({ type: about }) => {
          if (['resource', 'resources', 'content'].includes(about))
            sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });

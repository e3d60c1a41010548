import { getNetworkAnalytics, getNetworkHealth } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { watchNetwork } from '../changes/watchNetwork.ts';
import { analyticsMachine } from './analyticsMachine.ts';
import { healthMachine } from './healthMachine.ts';

/** The figures of the member's network on the portal's client. */
export const provideAnalytics = (portal: Portal) =>
  provideFlow(analyticsMachine, {
    actors: {
      load: read(portal, getNetworkAnalytics, () => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        watchNetwork(portal, {
          onRelation: () => sendBack({ type: 'read.outdated' }),
          onOutdated: () => sendBack({ type: 'read.outdated' }),
        }),
      ),
    },
  });

/** The health of the member's network on the portal's client. */
export const provideHealth = (portal: Portal) =>
  provideFlow(healthMachine, {
    actors: {
      load: read(
        portal,
        getNetworkHealth,
        () => ({}),
        ({ health_score }) => health_score,
      ),
    },
  });

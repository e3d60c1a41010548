import { getNetworkAnalytics, type NamedCount, type TopConnector } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { watchNetwork } from '../changes/watchNetwork.ts';

/** Figures of the member's network (NET-105–115). */
export interface NetworkAnalytics {
  total_connections: number;
  connections_by_industry: NamedCount[];
  connections_by_location: NamedCount[];
  top_connectors: TopConnector[];
}

/** Loads the figures of the member's network; empty without connections. */
export const analyticsMachine = readMachine<null, NetworkAnalytics>({
  id: 'networkAnalytics',
  isEmpty: ({ total_connections }) => total_connections === 0,
});

/** Implements the figures of the member's network with the portal's client. */
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

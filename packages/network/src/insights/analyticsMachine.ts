import type { NamedCount, TopConnector } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** Figures of the member's network (NET-105–115). */
export interface NetworkAnalytics {
  total_connections: number;
  connections_by_industry: NamedCount[];
  connections_by_location: NamedCount[];
  top_connectors: TopConnector[];
}

/** Reads the figures of the member's network; empty for who knows nobody. */
export const analyticsMachine = readMachine<null, NetworkAnalytics>({
  id: 'networkAnalytics',
  isEmpty: ({ total_connections }) => total_connections === 0,
});

import type { ServiceParts } from '../area.ts';
import { type Connections, createConnections } from './connections.ts';
import type {} from './tables.ts';

/** The store of connections. */
export interface NetworkService {
  readonly connections: Connections;
}

declare module '../../community.ts' {
  interface Community extends NetworkService {}
}

export const createNetwork = (parts: ServiceParts): NetworkService => ({
  connections: createConnections(parts),
});

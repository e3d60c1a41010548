import type { ServiceParts } from '../area.ts';
import { type Connections, createConnections } from './connections.ts';
import { createInvitations, type Invitations } from './invitations.ts';
import { createRelationLists, type RelationLists } from './relationLists.ts';
import type {} from './tables.ts';

export interface NetworkService {
  readonly connections: Connections;
  readonly relations: RelationLists;
  readonly invitations: Invitations;
}

declare module '../../community.ts' {
  interface Community extends NetworkService {}
}

export function createNetwork(parts: ServiceParts): NetworkService {
  const connections = createConnections(parts);
  return {
    connections,
    relations: createRelationLists(parts.db),
    invitations: createInvitations({ ...parts, connections }),
  };
}

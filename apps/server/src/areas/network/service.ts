import type { ServiceParts } from '../area.ts';
import { type Connections, createConnections } from './connections.ts';
import { createInvitationLimits } from './invitationLimits.ts';
import { createInvitationOptOuts, type InvitationOptOuts } from './invitationOptOuts.ts';
import { createInvitations, type Invitations } from './invitations.ts';
import { createRelationLists, type RelationLists } from './relationLists.ts';
import type {} from './tables.ts';

export interface NetworkService {
  readonly connections: Connections;
  readonly relations: RelationLists;
  readonly invitations: Invitations;
  readonly invitationOptOuts: InvitationOptOuts;
}

declare module '../../community.ts' {
  interface Community extends NetworkService {}
}

export function createNetwork(parts: ServiceParts): NetworkService {
  const connections = createConnections(parts);
  const invitationOptOuts = createInvitationOptOuts(parts.db, parts.now);
  const invitationLimits = createInvitationLimits({ ...parts, optOuts: invitationOptOuts });
  return {
    connections,
    relations: createRelationLists(parts.db),
    invitations: createInvitations({ ...parts, connections, limits: invitationLimits }),
    invitationOptOuts,
  };
}

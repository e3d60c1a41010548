import { areaOf } from '@saudagar/contract/server';
import type { ServerArea } from '../area.ts';
import { createConnections } from './005-connections.ts';
import { addRelations } from './021-relations.ts';
import { addHiddenSuggestions } from './20261221-hidden-suggestions.ts';
import { addInvitationOptOuts } from './20270110-invitation-opt-outs.ts';
import { connectionRoutes } from './connectionRoutes.ts';
import { seedNetwork } from './demo.ts';
import { insightRoutes } from './insightRoutes.ts';
import { invitationLetter } from './invitationLetter.ts';
import { invitationRoutes } from './invitationRoutes.ts';
import { archiveConnections, deleteConnections } from './ownData.ts';
import { createNetwork } from './service.ts';

/** Connections between members, and invitations. */
export const network: ServerArea = {
  contract: areaOf('network'),
  routes: (community) => [
    ...connectionRoutes(community),
    ...invitationRoutes(community),
    ...insightRoutes(community),
  ],
  migrations: {
    '005-connections': { up: createConnections },
    '021-relations': { up: addRelations },
    '20261221-hidden-suggestions': { up: addHiddenSuggestions },
    '20270110-invitation-opt-outs': { up: addInvitationOptOuts },
  },
  create: createNetwork,
  limits: {
    searchPeople: 'people',
    listConnections: 'connections',
    createInvitation: 'invite',
    resendInvitation: 'invite',
    // Limits the guessing of invitation codes.
    openInvitation: 'suggest',
  },
  demo: seedNetwork,
  files: 'none',
  flags: 'none',
  approvals: 'none',
  archive: archiveConnections,
  memberDeleted: deleteConnections,
  blocks: 'none',
  audiences: 'none',
  letters: { invitation: invitationLetter },
};

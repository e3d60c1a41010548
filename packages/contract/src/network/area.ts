import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
import { hideSuggestion, listSuggestions, requestConnection } from './connections.ts';
import { getNetworkAnalytics, getNetworkHealth, HealthScore } from './insights.ts';
import {
  acceptInvitation,
  cancelInvitation,
  createInvitation,
  Invitation,
  listInvitations,
  openInvitation,
  resendInvitation,
  setInvitationOptOut,
} from './invitations.ts';
import { networkNotifications } from './notifications.ts';
import { Person, searchPeople } from './people.ts';
import {
  acceptConnection,
  findConnection,
  getNetworkCounts,
  listConnections,
  listIncomingRequests,
  listSentRequests,
  rejectConnection,
  removeConnection,
} from './relations.ts';

/** Connections between members, and invitations to join the community. */
export const network = {
  name: 'network',
  endpoints: [
    listSuggestions,
    hideSuggestion,
    listIncomingRequests,
    listSentRequests,
    findConnection,
    acceptConnection,
    rejectConnection,
    removeConnection,
    requestConnection,
    listConnections,
    searchPeople,
    listInvitations,
    createInvitation,
    openInvitation,
    acceptInvitation,
    resendInvitation,
    cancelInvitation,
    setInvitationOptOut,
    getNetworkCounts,
    getNetworkAnalytics,
    getNetworkHealth,
  ],
  schemas: { replies: { Person, Invitation, HealthScore } },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: networkNotifications,
} as const satisfies Area;

import {
  acceptConnection,
  acceptInvitation,
  cancelInvitation,
  createInvitation,
  DEFAULT_SUGGESTIONS,
  findConnection,
  getNetworkAnalytics,
  getNetworkCounts,
  getNetworkHealth,
  hideSuggestion,
  listConnections,
  listIncomingRequests,
  listInvitations,
  listSentRequests,
  listSuggestions,
  openInvitation,
  rejectConnection,
  removeConnection,
  requestConnection,
  resendInvitation,
  searchPeople as searchPeopleCall,
  setInvitationOptOut,
} from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import type { Community, MockArea, On } from '../../core/community.ts';
import { Connections } from './connections.ts';
import { networkAnalytics, networkHealth } from './insights.ts';
import { Invitations } from './invitations.ts';
import { searchPeople } from './people.ts';
import { suggestPeople } from './suggestions.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly connections: Connections;
    readonly invitations: Invitations;
  }
}

/** Connections between members, and invitations. */
export const network: MockArea = {
  name: 'network',
  states: { connections: Connections, invitations: Invitations },
  handlers: (community, on) => [
    ...connectionHandlers(community, on),
    ...invitationHandlers(community, on),
    on(hideSuggestion, ({ viewer, params, body }) =>
      community.connections.hide(viewer.id, params.id, body.is_hidden),
    ),
    on(searchPeopleCall, ({ viewer, query }) => searchPeople(community, viewer, query)),
    on(getNetworkCounts, ({ viewer }) => community.connections.counts(viewer)),
    on(getNetworkAnalytics, ({ viewer }) => networkAnalytics(community, viewer)),
    on(getNetworkHealth, ({ viewer, locale }) => ({
      health_score: networkHealth(community, viewer, locale),
    })),
  ],
  sockets: 'none',
  sample: 'none',
  files: 'none',
  flaggable: 'none',
  approvals: 'none',
};

function connectionHandlers(community: Community, on: On): HttpHandler[] {
  const { connections } = community;
  return [
    on(listSuggestions, ({ viewer, query, locale }) =>
      suggestPeople(community, viewer, { limit: query.limit ?? DEFAULT_SUGGESTIONS, locale }),
    ),
    on(listIncomingRequests, ({ viewer, query }) => connections.incoming(viewer, query)),
    on(listSentRequests, ({ viewer, query }) => connections.sent(viewer, query)),
    on(findConnection, ({ viewer, params }) => connections.find(viewer, params.id)),
    on(acceptConnection, ({ viewer, params }) => connections.accept(viewer, params.id)),
    on(rejectConnection, ({ viewer, params }) => connections.reject(viewer, params.id)),
    on(removeConnection, ({ viewer, params }) => connections.remove(viewer, params.id)),
    on(requestConnection, ({ viewer, params }) => connections.request(viewer, params.id)),
    on(listConnections, ({ visitor, params, query }) =>
      connections.list(params.id, visitor, query),
    ),
  ];
}

function invitationHandlers({ invitations }: Community, on: On): HttpHandler[] {
  return [
    on(listInvitations, ({ viewer, query }) => invitations.list(viewer, query)),
    on(createInvitation, ({ viewer, body }) => invitations.create(viewer, body)),
    on(openInvitation, ({ params }) => invitations.opened(params.code)),
    on(acceptInvitation, ({ viewer, body }) => invitations.accept(viewer, body.code)),
    on(resendInvitation, ({ viewer, params }) => invitations.resend(viewer, params.id)),
    on(setInvitationOptOut, ({ body }) => invitations.setOptOut(body.code, body.is_opted_out)),
    on(cancelInvitation, ({ viewer, params }) => invitations.cancel(viewer, params.id)),
  ];
}

import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, PageQuery, Timestamp } from '../core/fields.ts';
import { Person, Relation } from './people.ts';

/** Maximum number of mutual connections in one reply. */
export const MUTUAL_MAX = 20;

/**
 * A member's connections, latest first (NET-011, NET-012, NET-015); `search` matches name,
 * username, company and location. `mutual_connections` are those the caller knows too, at most
 * twenty; none for oneself. Both are empty without a token, or when the member hides them from the
 * caller. Additive: `total` counts all connections, and `is_hidden` is true when names are hidden.
 */
export const listConnections = endpoint({
  name: 'listConnections',
  summary: 'Connections of a member',
  method: 'GET',
  path: '/api/users/{id}/connections',
  params: IdParams,
  query: z.extend(PageQuery, {
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  reply: z.object({
    connections: z.array(Person),
    mutual_connections: z._default(z.array(Person), []),
    total: z.optional(z.number()),
    is_hidden: z.optional(z.boolean()),
    cursor: z.nullish(z.string()),
  }),
  access: 'anyone',
  refusals: [404],
  idempotent: true,
  optionalAuth: true,
});

/**
 * The caller's connection with a member (NET-021, NET-022); `relation` and `can_connect` are
 * additive, as of a person. The id is null without one.
 */
export const findConnection = endpoint({
  name: 'findConnection',
  summary: 'The connection with a member',
  method: 'GET',
  path: '/api/connections/{id}/find',
  params: IdParams,
  reply: z.object({
    connection_id: z.nullish(Id),
    relation: z.optional(Relation),
    can_connect: z.optional(z.boolean()),
  }),
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/**
 * Ends a connection (NET-023), or withdraws the caller's own open request (NET-103). 404 for
 * anybody but the two, 409 for a request to the caller, who accepts or rejects it.
 */
export const removeConnection = endpoint({
  name: 'removeConnection',
  summary: 'End a connection or withdraw a request',
  method: 'DELETE',
  path: '/api/connections/{id}',
  params: IdParams,
  access: 'insider',
  refusals: [404, 409],
  idempotent: true,
});

/** A pending request to the caller (NET-087–089). */
export const IncomingRequest = z.object({
  connection_id: Id,
  requester: Person,
  requested_at: Timestamp,
});
export type IncomingRequest = z.infer<typeof IncomingRequest>;

/** Pending requests to the caller, latest first (NET-086). */
export const listIncomingRequests = endpoint({
  name: 'listIncomingRequests',
  summary: 'Requests that wait for an answer',
  method: 'GET',
  path: '/api/connections/pending-requests',
  query: PageQuery,
  reply: z.array(IncomingRequest),
  paged: true,
  access: 'member',
  idempotent: true,
});

/** A pending request by the caller (NET-091–093). */
export const SentRequest = z.object({
  connection_id: Id,
  recipient: Person,
  requested_at: Timestamp,
});
export type SentRequest = z.infer<typeof SentRequest>;

/** The caller's pending requests, latest first (NET-090). */
export const listSentRequests = endpoint({
  name: 'listSentRequests',
  summary: 'Own requests that are not answered yet',
  method: 'GET',
  path: '/api/connections/sent-requests',
  query: PageQuery,
  reply: z.array(SentRequest),
  paged: true,
  access: 'member',
  idempotent: true,
});

const Answered = z.object({ connection_id: z.optional(Id), status: z.optional(z.string()) });

/**
 * Accepts a request (NET-094). Idempotent. 404 for anybody but the two, 403 for its sender, 409
 * when it was rejected.
 */
export const acceptConnection = endpoint({
  name: 'acceptConnection',
  summary: 'Accept a request to connect',
  method: 'PUT',
  path: '/api/connections/{id}/accept',
  params: IdParams,
  reply: Answered,
  access: 'insider',
  refusals: [403, 404, 409],
  idempotent: true,
});

/**
 * Rejects a request (NET-098); it may be sent again after thirty days (NET-055). Idempotent. 404
 * for anybody but the two, 403 for its sender, 409 when it was accepted.
 */
export const rejectConnection = endpoint({
  name: 'rejectConnection',
  summary: 'Reject a request to connect',
  method: 'PUT',
  path: '/api/connections/{id}/reject',
  params: IdParams,
  reply: Answered,
  access: 'insider',
  refusals: [403, 404, 409],
  idempotent: true,
});

/** Number of entries in each tab of My Network (additive). */
export const getNetworkCounts = endpoint({
  name: 'getNetworkCounts',
  summary: 'Counts of own connections, requests and invitations',
  method: 'GET',
  path: '/api/network/counts',
  reply: z.object({
    connections: z.number(),
    incoming: z.number(),
    sent: z.number(),
    invitations: z.number(),
  }),
  access: 'member',
  idempotent: true,
});

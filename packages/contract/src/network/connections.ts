import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams } from '../core/fields.ts';

/** Default number of suggestions in a panel (FEED-209, NET-033). */
export const DEFAULT_SUGGESTIONS = 3;

/**
 * A reason for a suggestion (NET-029–031): `details` in the caller's language; `icon` names an
 * icon, on the reference server `industry`, `location` or `connections`.
 */
export const SuggestionReason = z.object({ icon: z.string(), details: z.string() });
export type SuggestionReason = z.infer<typeof SuggestionReason>;

/** A suggested member; `match_score` is in percent, 0 to 100 (NET-028, NET-038). */
export const Suggestion = z.object({
  user: Member,
  match_score: z.number(),
  reasons: z._default(z.array(SuggestionReason), []),
});
export type Suggestion = z.infer<typeof Suggestion>;

/**
 * Members the caller is not connected with, best match first (NET-032–036); to a caller without
 * industries also those who posted lately, with a score of 0 (NET-153).
 */
export const listSuggestions = endpoint({
  name: 'listSuggestions',
  summary: 'Members worth knowing, best match first',
  method: 'GET',
  path: '/api/connections/smart-suggestions',
  query: z.object({ limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(20))) }),
  reply: z.array(Suggestion),
  access: 'member',
  idempotent: true,
});

/** Stops suggesting a member to the caller, or suggests them again (additive, NET-154). */
export const hideSuggestion = endpoint({
  name: 'hideSuggestion',
  summary: 'Stop suggesting a member, or suggest them again',
  method: 'PUT',
  path: '/api/connections/smart-suggestions/{id}',
  params: IdParams,
  body: z.object({ is_hidden: z.boolean() }),
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/**
 * Asks a member to connect (NET-046), or accepts their open request. Idempotent. 400 for oneself,
 * 404 for a missing member or one apart, 409 within thirty days of a rejection (NET-055). The fields of the reply are additive.
 */
export const requestConnection = endpoint({
  name: 'requestConnection',
  summary: 'Ask a member to connect',
  method: 'POST',
  path: '/api/users/{id}/connection-request',
  params: IdParams,
  reply: z.object({ connection_id: z.optional(Id), status: z.optional(z.string()) }),
  status: 201,
  access: 'member',
  refusals: [400, 404, 409],
  idempotent: true,
});

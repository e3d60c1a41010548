import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams } from '../core/fields.ts';

/** Suggestions a panel asks for unless told otherwise (FEED-209, NET-033). */
export const DEFAULT_SUGGESTIONS = 3;

/**
 * Why somebody is suggested (NET-029–031): `details` in the caller's language; `icon` names a sign,
 * of which the reference server uses `industry`, `location` and `connections`.
 */
export const SuggestionReason = z.object({ icon: z.string(), details: z.string() });
export type SuggestionReason = z.infer<typeof SuggestionReason>;

/** A member worth knowing; `match_score` is in percent, 0 to 100 (NET-028, NET-038). */
export const Suggestion = z.object({
  user: Member,
  match_score: z.number(),
  reasons: z._default(z.array(SuggestionReason), []),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** Members the caller is not connected with, best match first (NET-032–036). */
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

/**
 * Asks a member to connect (NET-046); asking one who has asked accepts. Repeating it changes
 * nothing. 400 on oneself, 404 on a member who is not there, 409 within thirty days after the member
 * rejected (NET-055), or where the caller has blocked them. What the reply holds is additive.
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

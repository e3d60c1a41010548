import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, PageQuery } from '../core/fields.ts';

/**
 * How the caller stands to a member (NET-040–043): `sent` waits for the member, `incoming` waits for
 * the caller (NET-054).
 */
export const RELATIONS = ['self', 'none', 'sent', 'incoming', 'connected'] as const;
export const Relation = z.enum(RELATIONS);
export type Relation = z.infer<typeof Relation>;

/**
 * A member as the network shows them: what everyone may see and the industries. Additive: `relation`
 * is the caller's own, `connection_id` names what they share, an open request included.
 */
export const Person = z.extend(Member, {
  industry_tags: z._default(z.array(z.string()), []),
  relation: z.optional(Relation),
  connection_id: z.nullish(Id),
});
export type Person = z.infer<typeof Person>;

/** Fewest characters that a search for people starts at, without the blanks around them (NET-057). */
export const PEOPLE_QUERY_MIN = 2;

/**
 * Members whose name, username, company or location holds every word of `query`, by name (NET-056–060);
 * nobody for a query that is too short. Nobody who is deactivated, and nothing private: no email address, no phone number.
 */
export const searchPeople = endpoint({
  name: 'searchPeople',
  summary: 'Find members',
  method: 'GET',
  path: '/api/search/users',
  query: z.extend(PageQuery, {
    query: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  }),
  reply: z.array(Person),
  paged: true,
  access: 'member',
  idempotent: true,
});

import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, PageQuery } from '../core/fields.ts';

/**
 * Relations of the caller to a member (NET-040–043): `sent` waits for the member, `incoming` waits
 * for the caller (NET-054).
 */
export const RELATIONS = ['self', 'none', 'sent', 'incoming', 'connected'] as const;
export const Relation = z.enum(RELATIONS);
export type Relation = z.infer<typeof Relation>;

/**
 * A member in the network: the public fields and the industries. Additive: `relation` to the
 * caller; `connection_id` of their connection or open request; `can_connect`, false where a request
 * would be refused, as to a member apart from the caller, whom staff still see.
 */
export const Person = z.extend(Member, {
  industry_tags: z._default(z.array(z.string()), []),
  relation: z.optional(Relation),
  connection_id: z.nullish(Id),
  can_connect: z.optional(z.boolean()),
});
export type Person = z.infer<typeof Person>;

/** Minimum characters of a search for people, without surrounding blanks (NET-057). */
export const PEOPLE_QUERY_MIN = 2;

/**
 * Members whose name, username, company, location or industries contain every word of `query`,
 * those first whose name or username begins with it, then by name (NET-056–060, NET-152); none for
 * a query that is too short. No deactivated members, no email addresses or
 * phone numbers.
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

import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';
import { comparable } from '../text/normalize.ts';

/**
 * Query for suggestions: typed text, compared without case and accents, and a limit (8, at most
 * 20).
 */
const SuggestionQuery = z.object({
  q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(20)), 8),
});

/**
 * A suggested member. With a group or post that the caller reads: `can_read` is false for who may
 * not read it, and `in_group` tells members of the group.
 */
export const SuggestedMember = z.extend(Member, {
  can_read: z.optional(z.boolean()),
  in_group: z.optional(z.boolean()),
});
export type SuggestedMember = z.infer<typeof SuggestedMember>;

/**
 * Members whose username, name or later word of it starts with `q`, in this order, each group
 * alphabetically (additive, FEED-010). A blank `q` returns the caller's connections by name, then
 * the newest members. No deactivated members, nor the caller. `group_id` or `post_id` is where they
 * are mentioned or invited (GRP-158).
 */
export const suggestMembers = endpoint({
  name: 'suggestMembers',
  summary: 'Members to mention or to write to',
  method: 'GET',
  path: '/api/members/suggestions',
  query: z.extend(SuggestionQuery, { group_id: z.optional(Id), post_id: z.optional(Id) }),
  reply: z.array(SuggestedMember),
  access: 'member',
  idempotent: true,
});

/** A hashtag, without `#`, and the number of posts that use it. */
export const HashtagUse = z.object({ tag: z.string(), posts_count: z.number() });
export type HashtagUse = z.infer<typeof HashtagUse>;

/** Hashtags that start with `q`, most used first, then alphabetically (additive, FEED-009). */
export const suggestHashtags = endpoint({
  name: 'suggestHashtags',
  summary: 'Hashtags to use',
  method: 'GET',
  path: '/api/hashtags',
  query: SuggestionQuery,
  reply: z.array(HashtagUse),
  access: 'member',
  idempotent: true,
});

/** Maximum characters that suggestions compare. */
const SEARCH_KEY_MAX = 100;

/** Comparison key of a text: search's, cut to a hundred characters. */
export const searchKey = (text: string): string =>
  comparable(text).slice(0, SEARCH_KEY_MAX).trimEnd();

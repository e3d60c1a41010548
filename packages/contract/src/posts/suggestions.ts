import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { comparable } from '../text/normalize.ts';

/** What is typed so far, whatever its case and accents, and how many to suggest: 8, at most 20. */
const SuggestionQuery = z.object({
  q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(20)), 8),
});

/**
 * Members whose username, name or a later word of it starts with `q`, in this order; each group by
 * the alphabet (additive, FEED-010). For a blank `q` whom the caller most likely means: their
 * connections by name, then who joined last, and not themself. Nobody who is deactivated.
 */
export const suggestMembers = endpoint({
  name: 'suggestMembers',
  summary: 'Members to mention or to write to',
  method: 'GET',
  path: '/api/members/suggestions',
  query: SuggestionQuery,
  reply: z.array(Member),
  access: 'member',
  idempotent: true,
});

/** A hashtag, without `#`, and how many posts carry it. */
export const HashtagUse = z.object({ tag: z.string(), posts_count: z.number() });
export type HashtagUse = z.infer<typeof HashtagUse>;

/** Hashtags that start with `q`, the most used first, then by the alphabet (additive, FEED-009). */
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

/** Most characters that suggestions compare. */
const SEARCH_KEY_MAX = 100;

/** Text as suggestions compare it: as search does, cut at a hundred characters. */
export const searchKey = (text: string): string =>
  comparable(text).slice(0, SEARCH_KEY_MAX).trimEnd();

import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Timestamp } from '../core/fields.ts';

/** Counts of news are exact up to this many; one more means more. */
export const NEWS_COUNT_MAX = 99;
/** Minutes without a call after which the next one begins another visit. */
export const VISIT_GAP_MINUTES = 60;

/**
 * What is new to the member. `last_visit` is when they were last here before this visit, null on the
 * first. `posts` of others that their feed shows and `events` that came since, `requests` to connect that
 * wait, unread `messages`.
 */
export const HomeNews = z.object({
  last_visit: z.nullable(Timestamp),
  posts: z.number(),
  events: z.number(),
  requests: z.number(),
  messages: z.number(),
});
export type HomeNews = z.infer<typeof HomeNews>;

/** What the home page's banner tells (additive, SHELL-147–149). */
export const getHomeNews = endpoint({
  name: 'getHomeNews',
  summary: 'What is new since the last visit',
  method: 'GET',
  path: '/api/home',
  reply: HomeNews,
  access: 'member',
  idempotent: true,
});

import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Timestamp } from '../core/fields.ts';

/** Counts of news are exact up to this number; one more means "more than". */
export const NEWS_COUNT_MAX = 99;
/** Minutes without a call after which the next call begins a new visit. */
export const VISIT_GAP_MINUTES = 60;

/**
 * Counts since the last visit; `last_visit` is null on the first. `posts` of others in the member's
 * feed and `events` created since, pending `requests` to connect, unread `messages`.
 */
export const HomeNews = z.object({
  last_visit: z.nullable(Timestamp),
  posts: z.number(),
  events: z.number(),
  requests: z.number(),
  messages: z.number(),
});
export type HomeNews = z.infer<typeof HomeNews>;

/** Counts for the home page's banner (additive, SHELL-147–149). */
export const getHomeNews = endpoint({
  name: 'getHomeNews',
  summary: 'What is new since the last visit',
  method: 'GET',
  path: '/api/home',
  reply: HomeNews,
  access: 'member',
  idempotent: true,
});

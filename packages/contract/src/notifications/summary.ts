import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

/** Whether the operator sends mail, and whether the member wants their day in one. */
export const DailySummary = z.object({ offered: z.boolean(), daily: z.boolean() });
export type DailySummary = z.infer<typeof DailySummary>;

/** Whether the caller gets a daily mail of what is unread (additive); off at first. */
export const getDailySummary = endpoint({
  name: 'getDailySummary',
  summary: 'Whether one gets a daily mail',
  method: 'GET',
  path: '/api/notifications/summary',
  reply: DailySummary,
  access: 'member',
  idempotent: true,
});

/** Chooses about the daily mail, in the language of the call (additive); 422 where no mail is sent. */
export const setDailySummary = endpoint({
  name: 'setDailySummary',
  summary: 'Choose whether one gets a daily mail',
  method: 'PUT',
  path: '/api/notifications/summary',
  body: z.object({ daily: z.boolean() }),
  reply: DailySummary,
  access: 'member',
  idempotent: true,
});

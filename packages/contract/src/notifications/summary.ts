import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

/** Daily summary by mail: offered by the operator, enabled by the member. */
export const DailySummary = z.object({ offered: z.boolean(), daily: z.boolean() });
export type DailySummary = z.infer<typeof DailySummary>;

/** The caller's setting for a daily mail of unread notifications (additive); off by default. */
export const getDailySummary = endpoint({
  name: 'getDailySummary',
  summary: 'Whether one gets a daily mail',
  method: 'GET',
  path: '/api/notifications/summary',
  reply: DailySummary,
  access: 'member',
  idempotent: true,
});

/**
 * Switches the daily mail, in the language of the call (additive); 422 when the operator sends no
 * mail.
 */
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

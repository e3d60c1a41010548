import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { AuditEntry } from './log.ts';

/**
 * Days that the dashboard's trends cover, and the maximum number of activities it lists (ADM-034).
 */
export const TREND_DAYS = 30;
export const ACTIVITIES_MAX = 5;

/**
 * Counts of the community (ADM-020–025) and its latest activity. Additive: `pending_cases`
 * counts flagged content, which may have several flags, `pending_appeals` appeals; `trends` counts
 * registrations and flags by day in Indonesia's western zone, oldest first, ending today.
 */
export const Dashboard = z.object({
  stats: z.object({
    total_users: z.number(),
    pending_flags: z.number(),
    pending_cases: z.optional(z.number()),
    pending_appeals: z.optional(z.number()),
    pending_approvals: z.number(),
  }),
  recent_activities: z._default(z.array(AuditEntry), []),
  trends: z.optional(
    z.array(z.object({ date: z.iso.date(), registrations: z.number(), flags: z.number() })),
  ),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** The overview of the Admin Center (ADM-020). */
export const getDashboard = endpoint({
  name: 'getDashboard',
  summary: 'Figures of the community and its latest moderation',
  method: 'GET',
  path: '/api/admin/dashboard',
  reply: Dashboard,
  access: 'moderator',
  idempotent: true,
});

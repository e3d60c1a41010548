import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, Timestamp } from '../core/fields.ts';

/** Maximum number of sessions in the list, last used first. */
export const SESSIONS_LISTED_MAX = 100;

/** Kind of device that a session was started on. */
export const DeviceKind = z.enum(['desktop', 'phone', 'tablet', 'unknown']);
export type DeviceKind = z.infer<typeof DeviceKind>;

/**
 * A session of the member. `browser` and `system` are names such as Chrome and Android; null when
 * unknown. `last_used_at` is precise to about ten minutes.
 */
export const Session = z.object({
  id: Id,
  kind: DeviceKind,
  browser: z.nullish(z.string()),
  system: z.nullish(z.string()),
  created_at: Timestamp,
  last_used_at: Timestamp,
  is_current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** The member's sessions: the current one first, then last used first (additive). */
export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'Where the member is signed in',
  method: 'GET',
  path: '/api/sessions',
  reply: z.array(Session),
  access: 'member',
  idempotent: true,
});

/**
 * Ends one of the member's sessions; the current one is allowed (additive). 404 for an ended one.
 */
export const endSession = endpoint({
  name: 'endSession',
  summary: 'End a session',
  method: 'DELETE',
  path: '/api/sessions/{id}',
  params: IdParams,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/** Ends every session of the member except the current one (additive, SHELL-061). */
export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: 'End all other sessions',
  method: 'POST',
  path: '/api/sessions/end-others',
  access: 'member',
  idempotent: true,
});

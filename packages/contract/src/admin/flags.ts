import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id } from '../core/fields.ts';
import { FlagReason } from '../core/flagReason.ts';

/**
 * Content types that can be flagged, planned ones included (ADM-097). A server rejects a type it
 * lacks.
 */
export const FlaggedType = z.enum([
  'post',
  'comment',
  'resource',
  'group',
  'event',
  'tender',
  'member',
  'message',
]);
export type FlaggedType = z.infer<typeof FlaggedType>;

/** Days after which a member may flag unchanged content again. */
export const FLAG_AGAIN_DAYS = 30;

/**
 * Flags content for moderators (FEED-162–166). 422 for a type that no area of the server has, 403
 * for one's own content, 400 when the member has flagged it in the last 30 days and it has not
 * changed since; a retry with the same `client_id` gets the first reply.
 */
export const flagContent = endpoint({
  name: 'flagContent',
  summary: 'Flag content for moderators',
  method: 'POST',
  path: '/api/admin/flags',
  body: z.object({
    content_type: FlaggedType,
    content_id: Id,
    reason: FlagReason,
    description: z.nullish(z.string().check(z.trim(), z.maxLength(2000))),
    client_id: z.optional(ClientId),
  }),
  reply: z.object({ id: Id }),
  status: 201,
  access: 'member',
  refusals: [400, 403, 404],
  idempotent: true,
});

import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id } from '../core/fields.ts';

/** Why something is flagged (FEED-155–161). */
export const FLAG_REASONS = [
  'spam',
  'inappropriate',
  'harassment',
  'hate_speech',
  'fake_news',
  'copyright',
  'other',
] as const;
export const FlagReason = z.enum(FLAG_REASONS);
export type FlagReason = z.infer<typeof FlagReason>;

/** What members flag, with what is still to come (ADM-097). A server refuses a type it does not have. */
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

/**
 * Flags content for moderators (FEED-162–166): 422 for a type that no area of the server has, 400
 * where it is already flagged by the member; the same flag repeated with its `client_id` is answered as the first one was.
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
  refusals: [400, 404],
  idempotent: true,
});

import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ClientId, Id } from './fields.ts';

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

/**
 * Flags a post or comment for moderators (FEED-162–166). 400 where it is already flagged by the
 * member; the same flag repeated with its `client_id` is answered as the first one was.
 */
export const flagContent = endpoint({
  name: 'flagContent',
  summary: 'Flag a post or comment',
  method: 'POST',
  path: '/api/admin/flags',
  body: z.object({
    content_type: z.enum(['post', 'comment']),
    content_id: Id,
    reason: FlagReason,
    description: z.nullish(z.string().check(z.trim(), z.maxLength(2000))),
    client_id: z.optional(ClientId),
  }),
  reply: z.object({ id: Id }),
  status: 201,
  who: 'member',
  refusals: [400, 404],
  repeatable: true,
});

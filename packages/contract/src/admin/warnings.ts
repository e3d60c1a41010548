import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, Text, Timestamp } from '../core/fields.ts';

/** Most characters of the answer to a warning. */
export const WARNING_ANSWER_MAX = 1000;

/**
 * What a member was warned about (additive): `excerpt` is the beginning of their text, `reason` one of
 * `FLAG_REASONS`, `notes` what the moderator wrote. Who decided and who reported is not told.
 */
export const Warning = z.object({
  id: Id,
  content_type: z.string(),
  content_id: Id,
  excerpt: z.string(),
  reason: z.string(),
  notes: z.nullish(z.string()),
  created_at: Timestamp,
  answer: z.nullish(z.string()),
  answered_at: z.nullish(Timestamp),
});
export type Warning = z.infer<typeof Warning>;

/** One of one's own warnings (additive). 404 for another's, and for one that was taken back. */
export const getWarning = endpoint({
  name: 'getWarning',
  summary: 'One of your own warnings',
  method: 'GET',
  path: '/api/warnings/{id}',
  params: IdParams,
  reply: Warning,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});

/** Answers a warning, once (additive): who decided is told. The same answer again changes nothing. */
export const answerWarning = endpoint({
  name: 'answerWarning',
  summary: 'Answer a warning, once',
  method: 'PUT',
  path: '/api/warnings/{id}/answer',
  params: IdParams,
  body: z.object({ answer: Text(WARNING_ANSWER_MAX) }),
  reply: Warning,
  access: 'insider',
  refusals: [404, 409],
  idempotent: true,
});

import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, Text, Timestamp } from '../core/fields.ts';

/** Maximum characters of the answer to a warning. */
export const WARNING_ANSWER_MAX = 1000;

/**
 * A member's warning (additive): `excerpt` is the beginning of their text, `reason` one of
 * `FLAG_REASONS`, `notes` the moderator's. Decider and reporter stay anonymous.
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

/** One of the caller's warnings (additive). 404 for another member's, and for a withdrawn one. */
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

/**
 * Answers a warning once and notifies its decider (additive). Repeating the answer has no effect.
 */
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

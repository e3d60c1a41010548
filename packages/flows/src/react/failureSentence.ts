import type { ApiError } from '@saudagar/contract';

/**
 * Joins the words for a failed act with the reason. A server error adds no reason (EVT-028,
 * ADM-040, TND-111), unless the words end with a colon, or the server explains its downtime.
 */
export function failureSentence(words: string, failure: ApiError, reason: string): string {
  const isComplete = !words.endsWith(':');
  const saysWhy = failure.status === 503 && failure.detail;
  if (isComplete && failure.kind === 'server' && !saysWhy) return words;
  return `${asSentence(words)} ${reason}`;
}

/** Documented words lack a full stop: before a reason they get one. */
const asSentence = (words: string) => (/[.!?…:]$/.test(words) ? words : `${words}.`);

import type { ApiError } from '@saudagar/contract';

/**
 * Words for what could not be done, then the reason. A fault of the server adds nothing to them
 * (EVT-028, ADM-040, TND-111), unless they end with a colon, or it says itself why it is away.
 */
export function failureSentence(words: string, failure: ApiError, reason: string): string {
  const isComplete = !words.endsWith(':');
  const saysWhy = failure.status === 503 && failure.detail;
  if (isComplete && failure.kind === 'server' && !saysWhy) return words;
  return `${asSentence(words)} ${reason}`;
}

/** Documented words end without a full stop: before a reason they get one. */
const asSentence = (words: string) => (/[.!?…:]$/.test(words) ? words : `${words}.`);

import type { ApiError } from '@saudagar/contract';
import { useFailureText } from '@saudagar/portal';
import { failureSentence } from './failureSentence.ts';

/**
 * The server's own words for a failed act; where it gave none, the documented ones, with the reason
 * where no answer came (EVT-102, EVT-152, EVT-232, NET-026, NET-081).
 */
export function useDetailOr(): (failure: ApiError, words: string) => string {
  const failureText = useFailureText();
  return (failure, words) => {
    if (failure.detail) return failure.detail;
    if (failure.kind === 'refused') return words;
    return failureSentence(words, failure, failureText(failure));
  };
}

import type { ApiError } from '@saudagar/contract';
import { useFailureText } from '@saudagar/portal';
import { failureSentence } from './failureSentence.ts';

/**
 * Words a failed act: the server's own message, or the documented words, with the reason when there
 * was no reply (EVT-102, EVT-152, EVT-232, NET-026, NET-081).
 */
export function useDetailOr(): (failure: ApiError, words: string) => string {
  const failureText = useFailureText();
  return (failure, words) => {
    if (failure.detail) return failure.detail;
    if (failure.kind === 'refused') return words;
    return failureSentence(words, failure, failureText(failure));
  };
}

import type { ApiError } from '@saudagar/contract';
import { useTexts } from './texts.ts';

/** Says a failed read in the member's words: why it failed and what may help. */
export function useFailureText(): (failure: ApiError) => string {
  const { t } = useTexts();
  return (failure) => t(`failure.${reasonOf(failure)}`);
}

function reasonOf({ kind, status }: ApiError) {
  if (status === 403) return 'forbidden';
  if (status === 404) return 'missing';
  if (status === 429) return 'busy';
  return kind === 'refused' || kind === 'aborted' ? 'other' : kind;
}

import type { ApiError } from '@saudagar/contract';
import { useFailureText } from '@saudagar/portal';
import { useTexts } from '../texts.ts';

/** Returns a function that describes a failed edit or deletion, by the server's message first. */
export function useWriteFailureText(): (failure: ApiError) => string {
  const { t } = useTexts();
  const failureText = useFailureText();
  return (failure) => {
    if (failure.status === 403) return t('refused.forbidden');
    if (failure.status === 404) return t('refused.gone');
    if (failure.status === 409) return t('refused.conflict');
    return (failure.status === 422 && failure.detail) || failureText(failure);
  };
}

import type { ApiError } from '@saudagar/contract';
import { useSuspensionText } from '../session/useSuspensionText.ts';
import { useTexts } from '../texts.ts';
import { formatWait } from './formatWait.ts';

/** Words the error of a failed read for members: its cause and what may help. */
export function useFailureText(): (failure: ApiError) => string {
  const { t, locale } = useTexts();
  const suspensionText = useSuspensionText();
  return (failure) => {
    const { retryAfter } = failure;
    if (failure.status === 429 && retryAfter)
      return t('failure.busyFor', { wait: formatWait(retryAfter, locale) });
    if (failure.suspension) return suspensionText(failure.suspension);
    return t(`failure.${reasonOf(failure)}`);
  };
}

function reasonOf({ kind, status, detail }: ApiError) {
  if (status === 403) return 'forbidden';
  if (status === 404) return 'missing';
  if (status === 429) return 'busy';
  // The server words its errors: one without text comes from a proxy in front of it.
  if (status === 413 && detail === undefined) return 'overProxyLimit';
  // A server that is down looks the same, except for the device's own network state.
  if (kind === 'network' && !navigator.onLine) return 'offline';
  return kind === 'refused' || kind === 'aborted' ? 'other' : kind;
}

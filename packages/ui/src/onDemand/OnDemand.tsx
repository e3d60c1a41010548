import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { InlineMessage } from '../notices/InlineMessage.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { Loadable } from './loadable.tsx';

export interface OnDemandProps {
  /** The part to wait for. */
  part: Pick<Loadable<object>, 'isLoaded' | 'load'>;
  /** Shown while its code is on its way: a skeleton of the same size. @default nothing */
  fallback?: ReactNode;
  /** Shown where its code did not come, given the way to try again. @default a message with Retry */
  failure?: (retry: () => void) => ReactNode;
  /** The part's `View`; rendered once the code is here. */
  children: ReactNode;
}

/**
 * The place of a part within the page whose code comes on demand. Where it does not come, it says
 * so there, offers to try again, and does so by itself once the connection is back.
 */
export function OnDemand({ part, fallback, failure, children }: OnDemandProps) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [answer, setAnswer] = useState<{ part: typeof part; attempt: number } | null>(null);
  const isLoaded = part.isLoaded();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    // As it was when this was rendered: code that came since then has to be shown as well.
    if (isLoaded) return;
    let isWanted = true;
    void part.load().then(() => isWanted && setAnswer({ part, attempt }));
    addEventListener('online', retry);
    return () => {
      isWanted = false;
      removeEventListener('online', retry);
    };
  }, [part, attempt]);

  if (isLoaded) return children;
  if (answer?.part !== part) return fallback;
  if (failure) return failure(retry);
  return <LoadFailure onRetry={retry} isRetrying={answer.attempt !== attempt} />;
}

function LoadFailure({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTexts();
  return (
    <InlineMessage kind="error" isRetrying={isRetrying} onRetry={onRetry}>
      {t('unloaded')}
    </InlineMessage>
  );
}

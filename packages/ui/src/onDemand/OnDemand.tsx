import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { InlineMessage } from '../notices/InlineMessage.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { Loadable } from './loadable.tsx';

export interface OnDemandProps {
  /** The part to load. */
  part: Pick<Loadable<object>, 'isLoaded' | 'load'>;
  /** Shown while its code loads: a skeleton of the same size. @default nothing */
  fallback?: ReactNode | undefined;
  /** Shown when its code fails to load, given a retry function. @default a message with Retry */
  failure?: ((retry: () => void) => ReactNode) | undefined;
  /** The part's `View`; rendered once the code has loaded. */
  children: ReactNode;
}

/**
 * Renders a part of the page whose code is loaded on demand. A load failure shows a message with
 * Retry, and is retried when the connection returns.
 */
export function OnDemand({ part, fallback, failure, children }: OnDemandProps) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [answer, setAnswer] = useState<{ part: typeof part; attempt: number } | null>(null);
  const isLoaded = part.isLoaded();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    // The value at render: code loaded since then must be shown as well.
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

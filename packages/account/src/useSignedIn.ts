import type { SignedIn } from '@saudagar/contract';
import { useEffect, useRef } from 'react';

interface Finishing {
  getSnapshot(): { status: string; output?: SignedIn | null | undefined };
  subscribe(observer: { complete: () => void }): { unsubscribe: () => void };
}

/** Calls back once the actor has signed the member in. */
export function useSignedIn(
  actor: Finishing,
  onSignedIn: ((signedIn: SignedIn) => void) | undefined,
): void {
  const latest = useRef(onSignedIn);
  useEffect(() => {
    latest.current = onSignedIn;
  });
  // Told by the actor itself: by the next render the session may have taken this view away.
  useEffect(() => {
    const subscription = actor.subscribe({
      complete() {
        const { status, output } = actor.getSnapshot();
        if (status === 'done' && output) latest.current?.(output);
      },
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}

import { useEffect } from 'react';
import type { Loadable } from './loadable.tsx';
import { loadWhenIdle } from './loadWhenIdle.ts';

/** Fetches a part that everybody opens before its opener is pressed, even without a connection. */
export function useLoadWhenIdle({ isLoaded, load }: Pick<Loadable<object>, 'isLoaded' | 'load'>) {
  useEffect(() => (isLoaded() ? undefined : loadWhenIdle([{ load }])), [isLoaded, load]);
}

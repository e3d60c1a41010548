import { useEffect } from 'react';
import type { Loadable } from './loadable.tsx';
import { loadWhenIdle } from './loadWhenIdle.ts';

/** Preloads a part that most members open, so that it also opens offline. */
export function useLoadWhenIdle({ isLoaded, load }: Pick<Loadable<object>, 'isLoaded' | 'load'>) {
  useEffect(() => (isLoaded() ? undefined : loadWhenIdle([{ load }])), [isLoaded, load]);
}

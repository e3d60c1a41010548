import { type ReactNode, useEffect, useReducer } from 'react';
import type { Loadable } from './loadable.tsx';
import { loadWhenIdle } from './loadWhenIdle.ts';

/** Props of {@link WhenIdle}. */
export interface WhenIdleProps {
  part: Pick<Loadable<object>, 'isLoaded' | 'load'>;
  /** Its view. */
  children: ReactNode;
}

/** A small part that the page does not wait for: fetched once the browser is idle, or not at all. */
export function WhenIdle({ part, children }: WhenIdleProps) {
  const [, show] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (part.isLoaded()) return show();
    return loadWhenIdle([{ load: () => part.load().then(show) }]);
  }, [part]);
  return part.isLoaded() ? children : null;
}

import { type ReactNode, useEffect, useReducer } from 'react';
import type { Loadable } from './loadable.tsx';
import { loadWhenIdle } from './loadWhenIdle.ts';

/** Props of {@link WhenIdle}. */
export interface WhenIdleProps {
  part: Pick<Loadable<object>, 'isLoaded' | 'load'>;
  /** The part's `View`. */
  children: ReactNode;
}

/** A small optional part, loaded once the browser is idle; omitted when it fails. */
export function WhenIdle({ part, children }: WhenIdleProps) {
  const [, show] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (part.isLoaded()) return show();
    return loadWhenIdle([{ load: () => part.load().then(show) }]);
  }, [part]);
  return part.isLoaded() ? children : null;
}

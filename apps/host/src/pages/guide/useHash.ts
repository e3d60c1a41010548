import { useEffect, useReducer, useSyncExternalStore } from 'react';

/** Events of these names report the router's own changes. */
const CHANGES = ['popstate', 'hashchange', 'pushState', 'replaceState'];
/** Events caused by a followed link, even one to the current section. */
const FOLLOWED = ['hashchange', 'pushState'];

const listen = (events: readonly string[], listener: () => void) => {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

const subscribe = (onChange: () => void) => listen(CHANGES, onChange);
const read = () => window.location.hash.slice(1);

/** The fragment of the browser's address, without `#`. */
export const useHash = (): string => useSyncExternalStore(subscribe, read, read);

/** Scrolls to and focuses the fragment's element, on mount and when a link leads to it. */
export function useHashInSight(isThere: boolean): void {
  const [visits, visit] = useReducer((count: number) => count + 1, 0);
  useEffect(() => listen(FOLLOWED, visit), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit scrolls to it again
  useEffect(() => {
    const target = isThere && read() ? document.getElementById(read()) : null;
    if (!target) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [isThere, visits]);
}

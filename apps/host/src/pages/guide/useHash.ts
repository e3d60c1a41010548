import { useEffect, useReducer, useSyncExternalStore } from 'react';

/** The router tells of its own changes by events of these names. */
const CHANGES = ['popstate', 'hashchange', 'pushState', 'replaceState'];
/** Those of them that a followed link brings, one to where the reader is already included. */
const FOLLOWED = ['hashchange', 'pushState'];

const listen = (events: readonly string[], listener: () => void) => {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

const subscribe = (onChange: () => void) => listen(CHANGES, onChange);
const read = () => window.location.hash.slice(1);

/** What the browser's address ends with, without `#`. */
export const useHash = (): string => useSyncExternalStore(subscribe, read, read);

/** Brings what the address ends with into sight and focuses it: once it is there, and whenever a link leads to it. */
export function useHashInSight(isThere: boolean): void {
  const [visits, visit] = useReducer((count: number) => count + 1, 0);
  useEffect(() => listen(FOLLOWED, visit), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit brings it into sight again
  useEffect(() => {
    const target = isThere && read() ? document.getElementById(read()) : null;
    if (!target) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [isThere, visits]);
}

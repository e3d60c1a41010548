import type { Address } from '@saudagar/portal';
import { useSyncExternalStore } from 'react';

type Navigate = (path: string, options?: { replace?: boolean }) => void;

/** A browser's address in memory, for the router, the portal and the views alike. */
export interface MemoryBrowser {
  navigate: Navigate;
  /** Query string for views. */
  address: Address;
  /** Location hook of the router. */
  useLocation: () => [string, Navigate];
  /** Search hook of the router. */
  useSearch: () => string;
}

/** Creates a browser's address in memory. */
export function memoryBrowser(start: string): MemoryBrowser {
  let url = new URL(start, 'https://hub.example');
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const navigate = (path: string) => {
    url = new URL(path, url);
    for (const listener of listeners) listener();
  };
  const pathname = () => url.pathname;
  const search = () => url.search.slice(1);
  return {
    navigate,
    address: {
      get: () => url.search,
      set: (query) => navigate(`${url.pathname}?${query.replace(/^\?/, '')}`),
      subscribe,
    },
    useLocation: () => [useSyncExternalStore(subscribe, pathname), navigate],
    useSearch: () => useSyncExternalStore(subscribe, search),
  };
}

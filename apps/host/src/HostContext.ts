import { createContext, type RefObject, useContext } from 'react';
import type { HostPages } from './pages/page.ts';
import type { HostStores } from './storage/hostStores.ts';

/** Shared state of the host. */
export interface Host {
  stores: HostStores;
  /** The pages of the host. */
  pages: HostPages;
  /** Name of the page shown last; outlives a change of session. */
  lastPage: RefObject<string | null>;
}

export const HostContext = createContext<Host | null>(null);

/** Returns the nearest host. Throws outside its provider. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('host: wrap this in HostContext');
  return host;
}

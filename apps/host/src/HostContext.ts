import { createContext, type RefObject, useContext } from 'react';
import type { HostPages } from './pages/page.ts';
import type { HostStores } from './storage/hostStores.ts';

/** What the parts of the host have in common. */
export interface Host {
  stores: HostStores;
  /** The pages there are. */
  pages: HostPages;
  /** Name of the page shown last; outlives a change of members. */
  lastPage: RefObject<string | null>;
}

export const HostContext = createContext<Host | null>(null);

/** The host around this component. Throws outside its provider. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('host: wrap this in HostContext');
  return host;
}

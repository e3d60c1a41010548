import type { TabPort } from './channels.ts';

/** Where values are kept, and the page whose events tell of other tabs. */
export interface StorageBackend {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  page: EventTarget;
  /** Opens a line to the other tabs. @default none */
  connect?: (() => TabPort) | undefined;
}

/** Keeps values as long as the page lives. */
export function createMemoryStorage(): StorageBackend {
  const stored = new Map<string, string>();
  return {
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    page: new EventTarget(),
  };
}

const connect =
  typeof BroadcastChannel === 'undefined'
    ? undefined
    : (): TabPort => new BroadcastChannel('saudagar.tabs.v1');

/** A storage of the browser, such as `() => window.localStorage`; memory where it gives none. */
export function createBrowserStorage(storage: () => Storage): StorageBackend {
  try {
    return { storage: storage(), page: window, connect };
  } catch {
    return createMemoryStorage();
  }
}

/** Where drafts are kept, files and all, by key. Calls may fail: storage is full, or there is none. */
export interface DraftStorage {
  read(key: string): Promise<unknown>;
  /** Every key under which something is kept. */
  keys(): Promise<string[]>;
  /**
   * Replaces what is kept with what `change` makes of it, in one step that no other tab comes
   * between; `undefined` removes it.
   */
  change(key: string, change: (stored: unknown) => unknown): Promise<void>;
  /** Whether there is a key that begins so. */
  hasAny(prefix: string): Promise<boolean>;
  /** Removes every key that begins so. */
  removeAll(prefix: string): Promise<void>;
  /** Calls back with the key that another tab has changed; returns the way to stop. */
  subscribe(onChange: (key: string) => void): () => void;
}

async function open() {
  const { createStore, del, get, keys, promisifyRequest } = await import('idb-keyval');
  return { store: createStore('saudagar.drafts.v1', 'drafts'), del, get, keys, promisifyRequest };
}

// Once a page, however many portals it starts: every store of idb-keyval is a connection.
let opening: ReturnType<typeof open> | undefined;

function opened() {
  opening ??= open();
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Keeps drafts in IndexedDB, whose code is fetched with the first of them. */
export function browserDraftStorage(): DraftStorage {
  const channelName = 'saudagar.drafts.v1';
  const listeners = new Set<(key: string) => void>();
  let channel: BroadcastChannel | null = null;

  function notify(key: string) {
    // By the channel that is heard as well, which does not hear itself.
    const tabs = channel ?? new BroadcastChannel(channelName);
    tabs.postMessage(key);
    if (tabs !== channel) tabs.close();
  }

  return {
    async read(key) {
      const { get, store } = await opened();
      return get(key, store);
    },
    async keys() {
      const { keys, store } = await opened();
      return keys<string>(store);
    },
    async change(key, change) {
      const { store, promisifyRequest } = await opened();
      await store('readwrite', (drafts) => {
        const { transaction } = drafts;
        const reading = drafts.get(key);
        reading.onsuccess = () => {
          const next = change(reading.result);
          if (next === undefined) drafts.delete(key);
          else drafts.put(next, key);
        };
        return promisifyRequest(transaction);
      });
      notify(key);
    },
    async hasAny(prefix) {
      const { keys, store } = await opened();
      return (await keys<string>(store)).some((key) => key.startsWith(prefix));
    },
    async removeAll(prefix) {
      const { del, keys, store } = await opened();
      for (const key of await keys<string>(store)) {
        if (!key.startsWith(prefix)) continue;
        await del(key, store);
        notify(key);
      }
    },
    subscribe(onChange) {
      listeners.add(onChange);
      if (!channel) {
        channel = new BroadcastChannel(channelName);
        channel.onmessage = ({ data }) => {
          for (const listener of listeners) listener(data);
        };
      }
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        channel?.close();
        channel = null;
      };
    },
  };
}

/** Keeps drafts as long as the page lives: for stories and tests. */
export function memoryDraftStorage(): DraftStorage {
  const stored = new Map<string, unknown>();
  return {
    read: async (key) => stored.get(key),
    keys: async () => [...stored.keys()],
    async change(key, change) {
      const next = change(stored.get(key));
      if (next === undefined) stored.delete(key);
      else stored.set(key, next);
    },
    hasAny: async (prefix) => [...stored.keys()].some((key) => key.startsWith(prefix)),
    async removeAll(prefix) {
      for (const key of stored.keys()) if (key.startsWith(prefix)) stored.delete(key);
    },
    subscribe: () => () => {},
  };
}

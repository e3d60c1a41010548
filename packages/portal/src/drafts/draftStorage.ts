/** Storage of drafts with their files, by key. Calls may fail: storage is full or unavailable. */
export interface DraftStorage {
  read(key: string): Promise<unknown>;
  /** All keys with a value. */
  keys(): Promise<string[]>;
  /**
   * Replaces a value with the result of `change`, in one transaction across tabs; `undefined`
   * removes it.
   */
  change(key: string, change: (stored: unknown) => unknown): Promise<void>;
  /** Returns true when a key has this prefix. */
  hasAny(prefix: string): Promise<boolean>;
  /** Removes every key with this prefix. */
  removeAll(prefix: string): Promise<void>;
  /** Calls back with each key that another tab has changed; returns the unsubscriber. */
  subscribe(onChange: (key: string) => void): () => void;
}

async function open() {
  const { createStore, del, get, keys, promisifyRequest } = await import('idb-keyval');
  return { store: createStore('saudagar.drafts.v1', 'drafts'), del, get, keys, promisifyRequest };
}

// Shared by all portals of a page: every store of idb-keyval opens a connection.
let opening: ReturnType<typeof open> | undefined;

function opened() {
  opening ??= open();
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Stores drafts in IndexedDB, whose code is loaded on first use. */
export function browserDraftStorage(): DraftStorage {
  const channelName = 'saudagar.drafts.v1';
  const listeners = new Set<(key: string) => void>();
  let channel: BroadcastChannel | null = null;

  function notify(key: string) {
    // Publishes on the subscribed channel, which does not receive its own messages.
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

/** Stores drafts in memory: for stories and tests. */
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

import type { StorageBackend } from './storageBackend.ts';

/** Name of a stored value, and how to parse it. */
export interface StoredValueOptions<T> {
  /** Storage key with its version: a value of another shape gets another key. */
  key: `saudagar.${string}.v${number}`;
  /** True when each member of a shared device has their own value. @default false */
  isMembers?: boolean;
  /** True when it ends with the browser's tab. @default false */
  isTabs?: boolean;
  /** Value while nothing is stored. */
  fallback: T;
  /** Parses the JSON into a value, or null if it is damaged. */
  parse: (stored: unknown) => T | null;
}

/** One value in the browser's storage, for `useSyncExternalStore`. No call throws. */
export interface StoredValue<T> {
  /** The stored value; the same object until it changes. */
  read(): T;
  write(value: T): void;
  clear(): void;
  /** Calls back on every change, here or in another tab; returns the unsubscriber. */
  subscribe(onChange: () => void): () => void;
  /** Calls back when another tab may have changed it. */
  subscribeElsewhere(onChange: () => void): () => void;
}

/** Stores one value under a versioned key; in memory when storage fails. */
export function storedValue<T>(
  { key, fallback, parse }: StoredValueOptions<T>,
  { storage, page }: StorageBackend,
): StoredValue<T> {
  const listeners = new Set<() => void>();
  /** The value that the storage rejected. */
  let unsaved: string | null = null;
  let last: { raw: string | null; value: T } = { raw: null, value: fallback };

  function readRaw(): string | null {
    try {
      return storage.getItem(key) ?? unsaved;
    } catch {
      return unsaved;
    }
  }

  /** A damaged value stays unreadable: removes it. */
  function drop() {
    try {
      storage.removeItem(key);
    } catch {
      // A storage that rejects writes keeps its value.
    }
  }

  function keep(raw: string | null) {
    unsaved = null;
    try {
      storage.removeItem(key);
      if (raw !== null) storage.setItem(key, raw);
    } catch {
      unsaved = raw;
    }
    for (const listener of listeners) listener();
  }

  function subscribeElsewhere(onChange: () => void) {
    const onStorage = (event: Event) => {
      const changed = (event as StorageEvent).key;
      // Without a key the whole storage was cleared.
      if (changed === key || changed === null) onChange();
    };
    const onShow = (event: Event) => {
      if ((event as PageTransitionEvent).persisted) onChange();
    };
    page.addEventListener('storage', onStorage);
    page.addEventListener('pageshow', onShow);
    return () => {
      page.removeEventListener('storage', onStorage);
      page.removeEventListener('pageshow', onShow);
    };
  }

  return {
    read() {
      const raw = readRaw();
      if (raw === last.raw) return last.value;
      const value = parseRaw(raw, parse);
      if (value === null && raw !== null) drop();
      last = { raw, value: value ?? fallback };
      return last.value;
    },
    write: (value) => keep(JSON.stringify(value)),
    clear: () => keep(null),
    subscribe(onChange) {
      listeners.add(onChange);
      const stop = subscribeElsewhere(onChange);
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
    subscribeElsewhere,
  };
}

function parseRaw<T>(raw: string | null, parse: (stored: unknown) => T | null): T | null {
  if (raw === null) return null;
  try {
    return parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

import type { StorageBackend } from './storageBackend.ts';

/** What a stored value is called and how it is read back. */
export interface StoredValueOptions<T> {
  /** Storage key, its version included: a value of another shape gets another key. */
  key: `saudagar.${string}.v${number}`;
  /** Whether each member has one of their own on a device that several share. @default false */
  isMembers?: boolean;
  /** Value while nothing is kept. */
  fallback: T;
  /** The parsed JSON as a value, or null where it is damaged. */
  parse: (stored: unknown) => T | null;
}

/** One value in the browser's storage, for `useSyncExternalStore`. No call throws. */
export interface StoredValue<T> {
  /** The kept value; the same object until it changes. */
  read(): T;
  write(value: T): void;
  clear(): void;
  /** Calls back on every change, here or in another tab; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
  /** Calls back where another tab may have changed it. */
  subscribeElsewhere(onChange: () => void): () => void;
}

/** Keeps one value under a versioned key; where storage fails, in memory. */
export function storedValue<T>(
  { key, fallback, parse }: StoredValueOptions<T>,
  { storage, page }: StorageBackend,
): StoredValue<T> {
  const listeners = new Set<() => void>();
  /** What the storage would not take. */
  let unsaved: string | null = null;
  let last: { raw: string | null; value: T } = { raw: null, value: fallback };

  function readRaw(): string | null {
    try {
      return storage.getItem(key) ?? unsaved;
    } catch {
      return unsaved;
    }
  }

  /** Nobody can read a damaged value, now or later. */
  function drop() {
    try {
      storage.removeItem(key);
    } catch {
      // A storage that takes nothing keeps what it has.
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

import type { Keeping } from './storedValue.ts';

/** Keeps values as long as the page lives. */
export function memoryKeeping(): Keeping {
  const kept = new Map<string, string>();
  return {
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    page: new EventTarget(),
  };
}

import type { Address } from '@saudagar/portal';

/** An address in memory, independent of the URL. */
export function memoryAddress(): Address {
  let search = '';
  const listeners = new Set<() => void>();
  return {
    get: () => search,
    set(next) {
      search = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

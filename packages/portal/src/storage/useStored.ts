import { useSyncExternalStore } from 'react';
import type { StoredValue } from './storedValue.ts';

/** The kept value, followed. */
export function useStored<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.read, stored.read);
}

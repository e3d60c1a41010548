import { useSyncExternalStore } from 'react';
import type { StoredValue } from './storedValue.ts';

/** Reads a stored value and follows its changes. */
export function useStored<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.read, stored.read);
}

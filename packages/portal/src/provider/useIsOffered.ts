import { useSyncExternalStore } from 'react';
import type { CallName } from './failedCalls.ts';
import { usePortal } from './PortalContext.ts';

/** Whether an additive call can be offered: true until the server turns out not to have it. */
export function useIsOffered(name: CallName): boolean {
  const { missing } = usePortal();
  const isOffered = () => !missing.has(name);
  return useSyncExternalStore(missing.subscribe, isOffered, isOffered);
}

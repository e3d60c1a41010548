import { useSyncExternalStore } from 'react';
import { usePortal } from '../provider/PortalContext.ts';
import type { WaitingWrite } from './waitingWrite.ts';

/** Returns the member's writes that wait for the server, with those it refused; oldest first. */
export function useAllWaiting(): readonly WaitingWrite[] {
  const { waiting } = usePortal();
  return useSyncExternalStore(waiting.subscribe, waiting.read, waiting.read);
}

/** Returns a subject's write that waits for the server, or was refused. */
export function useWaiting(subject: string): WaitingWrite | undefined {
  const { waiting } = usePortal();
  const read = () => waiting.read().find((item) => item.subject === subject);
  return useSyncExternalStore(waiting.subscribe, read, read);
}

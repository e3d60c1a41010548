import { ApiError } from '@saudagar/contract';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../provider/PortalContext.ts';
import type { WaitingWrite } from './waitingWrite.ts';

/** Returns the member's writes that wait for the server, with those it refused; oldest first. */
export function useAllWaiting(): readonly WaitingWrite[] {
  const { waiting } = usePortal();
  return useSyncExternalStore(waiting.subscribe, waiting.read, waiting.read);
}

/** Returns a subject's write that waits for the server, or was refused. */
export const useWaiting = (subject: string): WaitingWrite | undefined =>
  useAllWaiting().find((item) => item.subject === subject);

/** Returns why a write was refused; null while it waits. */
export const failureOf = ({ refusal }: WaitingWrite): ApiError | null =>
  refusal && new ApiError(refusal.kind, refusal);

import type { Proposal } from '@saudagar/contract';
import { useEffect } from 'react';
import { nextOpening } from './seal.ts';

/** How long after a deadline the server is asked, since its clock decides, in milliseconds. */
const GRACE_MS = 1000;
/** The longest that a timer can wait, in milliseconds. */
const TIMER_MAX_MS = 2_147_483_647;

/** Calls `refresh` once the next of these seals opens: nothing else tells the page of it. */
export function useUnsealing(proposals: readonly Proposal[], refresh: () => void): void {
  const opening = nextOpening(proposals, Date.now());
  useEffect(() => {
    if (opening === null) return;
    const delay = opening - Date.now() + GRACE_MS;
    if (delay > TIMER_MAX_MS) return;
    const timer = setTimeout(refresh, delay);
    return () => clearTimeout(timer);
  }, [opening, refresh]);
}

import type { Proposal } from '@saudagar/contract';
import { useEffect } from 'react';
import { atOpening, firstOpening } from './seal.ts';

/** Calls `refresh` as the first of these seals opens: nothing else tells the page of it. */
export function useUnsealing(proposals: readonly Proposal[], refresh: () => void): void {
  const opening = firstOpening(proposals);
  useEffect(() => (opening === null ? undefined : atOpening(opening, refresh)), [opening, refresh]);
}

import type { Proposal } from '@saudagar/contract';
import { useEffect } from 'react';
import { atOpening, firstOpening } from './seal.ts';

/** Calls `refresh` when the first seal opens, which no event announces. */
export function useUnsealing(proposals: readonly Proposal[], refresh: () => void): void {
  const opening = firstOpening(proposals);
  useEffect(() => (opening === null ? undefined : atOpening(opening, refresh)), [opening, refresh]);
}

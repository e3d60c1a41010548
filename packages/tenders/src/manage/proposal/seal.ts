import type { Proposal } from '@saudagar/contract';

/**
 * How far a proposal can be read by the poster, as its side is told it: `sealed` opens at the deadline,
 * `shut` never does. Its bidder reads it all the while.
 */
export function sealOfProposal(
  proposal: Pick<Proposal, 'sealed' | 'status' | 'tender_deadline' | 'tender_seal'>,
  side: 'poster' | 'bidder',
  now: number,
): 'open' | 'sealed' | 'shut' {
  const { sealed = false, status, tender_deadline: deadline, tender_seal: seal } = proposal;
  const isOver = deadline !== undefined && Date.parse(deadline) <= now;
  if (side === 'poster') {
    if (!sealed) return 'open';
    return isOver ? 'shut' : 'sealed';
  }
  if (status === 'draft') return 'open';
  if (seal === 'never_opened') return 'shut';
  return seal === 'sealed' && !isOver ? 'sealed' : 'open';
}

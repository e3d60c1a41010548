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
  if (side === 'poster') {
    if (!sealed) return 'open';
    return seal === 'never_opened' ? 'shut' : 'sealed';
  }
  if (status === 'draft') return 'open';
  const isOver = deadline !== undefined && Date.parse(deadline) <= now;
  if (seal === 'never_opened') return 'shut';
  return seal === 'sealed' && !isOver ? 'sealed' : 'open';
}

/** When the next of these seals opens, in milliseconds, or null where none waits for its deadline. */
export function nextOpening(
  proposals: readonly Pick<Proposal, 'sealed' | 'tender_deadline' | 'tender_seal'>[],
  now: number,
): number | null {
  const openings = proposals.flatMap(({ sealed, tender_seal: seal, tender_deadline: deadline }) =>
    sealed && seal === 'sealed' && deadline ? [Date.parse(deadline)] : [],
  );
  const ahead = openings.filter((opening) => opening > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

import type { Proposal } from '@saudagar/contract';

/** How far a proposal can be read by the poster: `sealed` opens at the deadline, `shut` never. */
export function sealOfProposal(
  { sealed = false, tender_deadline: deadline }: Proposal,
  now: number,
): 'open' | 'sealed' | 'shut' {
  if (!sealed) return 'open';
  return deadline !== undefined && Date.parse(deadline) <= now ? 'shut' : 'sealed';
}

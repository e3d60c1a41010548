import type { Proposal } from '@saudagar/contract';

/**
 * Seal of a proposal as shown to one side: `sealed` opens at the deadline, `shut` never does. The
 * bidder can always read the proposal.
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

/** Delay of the first request after a deadline, and between repeats while it is still sealed. */
const GRACE_MS = 1000;
const AGAIN_MS = 30_000;
/** Maximum delay of a browser timer, in milliseconds. */
const TIMER_MAX_MS = 2_147_483_647;

/** Time of the first opening in milliseconds, or null when no seal awaits its deadline. */
export function firstOpening(
  proposals: readonly Pick<Proposal, 'sealed' | 'tender_deadline' | 'tender_seal'>[],
): number | null {
  const openings = proposals.flatMap(({ sealed, tender_seal: seal, tender_deadline: deadline }) =>
    sealed && seal === 'sealed' && deadline ? [Date.parse(deadline)] : [],
  );
  return openings.length > 0 ? Math.min(...openings) : null;
}

/**
 * Calls `refresh` when a seal opens, then repeatedly until stopped: the server's clock decides, and
 * the local one may be ahead. Returns the stop function.
 */
export function atOpening(opening: number, refresh: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      refresh();
      wait(AGAIN_MS);
    }, ms);
  };
  const ahead = Math.max(opening - Date.now(), 0) + GRACE_MS;
  if (ahead <= TIMER_MAX_MS) wait(ahead);
  return () => clearTimeout(timer);
}

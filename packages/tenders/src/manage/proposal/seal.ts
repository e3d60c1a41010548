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

/** How long after a deadline the server is asked, and how often again while it keeps the seal. */
const GRACE_MS = 1000;
const AGAIN_MS = 30_000;
/** The longest that a timer can wait, in milliseconds. */
const TIMER_MAX_MS = 2_147_483_647;

/** When the first of these seals opens, in milliseconds, or null where none waits for its deadline. */
export function firstOpening(
  proposals: readonly Pick<Proposal, 'sealed' | 'tender_deadline' | 'tender_seal'>[],
): number | null {
  const openings = proposals.flatMap(({ sealed, tender_seal: seal, tender_deadline: deadline }) =>
    sealed && seal === 'sealed' && deadline ? [Date.parse(deadline)] : [],
  );
  return openings.length > 0 ? Math.min(...openings) : null;
}

/**
 * Calls `refresh` once a seal opens, and then again and again until stopped: the server's clock decides,
 * and this one may be ahead of it. Gives the way to stop.
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

import { z } from 'zod/mini';
import { type TimedTender, takesProposals } from './tenderStatus.ts';

/** The states of a proposal on the wire (TND-089). `submitted` is shown as new (TND-121). */
export const PROPOSAL_STATUSES = [
  'submitted',
  'under_review',
  'accepted',
  'rejected',
  'needs_clarification',
  'draft',
] as const;
export const ProposalStatus = z.enum(PROPOSAL_STATUSES);
export type ProposalStatus = z.infer<typeof ProposalStatus>;

/** What a poster can decide (TND-122–124, TND-132, TND-133). */
export const PROPOSAL_DECISIONS = [
  'accepted',
  'rejected',
  'under_review',
  'needs_clarification',
] as const;
export const ProposalDecision = z.enum(PROPOSAL_DECISIONS);
export type ProposalDecision = z.infer<typeof ProposalDecision>;

const OPEN: readonly ProposalStatus[] = ['submitted', 'under_review', 'needs_clarification'];

/** Whether nothing is decided yet: neither accepted, rejected nor withdrawn. */
export const isUndecided = (status: ProposalStatus): boolean => OPEN.includes(status);

/**
 * Whether a poster can decide so from that state (TND-122–124, TND-132). What was accepted or rejected
 * stays; whoever waits for an answer may ask again.
 */
export const mayDecide = (from: ProposalStatus, to: ProposalDecision): boolean =>
  isUndecided(from) && (to !== 'under_review' || from !== 'under_review');

/** Whether a proposal counts among those whose amounts are compared. */
export const isCompared = (status: ProposalStatus): boolean =>
  status !== 'rejected' && status !== 'draft';

/** Id of the lowest among at least two amounts, where one alone is lowest; else null. */
export function lowestProposal(
  compared: readonly { id: string; proposal_amount?: number | null | undefined }[],
): string | null {
  const [first, second] = compared
    .flatMap(({ id, proposal_amount: amount }) =>
      typeof amount === 'number' ? { id, amount } : [],
    )
    .sort((a, b) => a.amount - b.amount);
  return first && second && first.amount < second.amount ? first.id : null;
}

/** Whether a bidder can still change or withdraw: until the deadline, while nothing is decided. */
export const mayChangeProposal = (
  status: ProposalStatus,
  tender: TimedTender,
  now: number,
): boolean => isUndecided(status) && takesProposals(tender, now);

import { z } from 'zod/mini';
import { type TimedTender, takesProposals } from './tenderStatus.ts';

/** Statuses of a proposal as wire values (TND-089). `submitted` is shown as new (TND-121). */
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

/** Outcome that the award of a tender gives its other proposals; their status stays. */
export const ProposalOutcome = z.enum(['not_selected']);
export type ProposalOutcome = z.infer<typeof ProposalOutcome>;

/** Decisions of a poster (TND-122–124, TND-132, TND-133). */
export const PROPOSAL_DECISIONS = [
  'accepted',
  'rejected',
  'under_review',
  'needs_clarification',
] as const;
export const ProposalDecision = z.enum(PROPOSAL_DECISIONS);
export type ProposalDecision = z.infer<typeof ProposalDecision>;

const OPEN: readonly ProposalStatus[] = ['submitted', 'under_review', 'needs_clarification'];

/** Returns true while a proposal is neither accepted, rejected nor withdrawn. */
export const isUndecided = (status: ProposalStatus): boolean => OPEN.includes(status);

/**
 * Returns true when a poster may make the decision from that status (TND-122–124, TND-132).
 * Accepting and rejecting are final; a question may be asked again while unanswered. One that was
 * not selected waits for its tender to reopen.
 */
export const mayDecide = (
  from: ProposalStatus,
  to: ProposalDecision,
  outcome?: ProposalOutcome | null,
): boolean => !outcome && isUndecided(from) && (to !== 'under_review' || from !== 'under_review');

/** Returns true for proposals that their bidder may confirm after an amendment. */
export const mayConfirmProposal = (
  status: ProposalStatus,
  outcome?: ProposalOutcome | null,
): boolean => !outcome && (isUndecided(status) || status === 'accepted');

/** Returns true when an acceptance would be one winner too many, unless several may be accepted. */
export const isAwardTaken = (
  tender: { readonly is_multi_award: boolean; readonly accepted_count: number },
  to: ProposalDecision,
): boolean => to === 'accepted' && tender.accepted_count > 0 && !tender.is_multi_award;

/** Returns true for proposals whose amounts are compared. */
export const isCompared = (status: ProposalStatus): boolean =>
  status !== 'rejected' && status !== 'draft';

/** Id of the proposal with the single lowest of at least two amounts, or null. */
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

/** Returns true while a bidder can change or withdraw: before the deadline and a decision. */
export const mayChangeProposal = (
  status: ProposalStatus,
  tender: TimedTender,
  now: number,
): boolean => isUndecided(status) && takesProposals(tender, now);

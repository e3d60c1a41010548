import {
  type TenderSeal,
  type TenderStatus,
  type TimedTender,
  takesProposals,
} from './tenderStatus.ts';

/** A validation error of a tender: the field, and the key of its text. */
export interface TenderValidationError {
  readonly field: 'budget_min' | 'deadline';
  readonly refusal: 'budgetsReversed' | 'deadlinePassed';
}

/**
 * First validation error, the same in form and server (TND-065), or null. An unchanged deadline may
 * be in the past, and that of a draft, which is checked when it is published.
 */
export function validateTender(
  tender: {
    readonly budget_min?: number | null | undefined;
    readonly budget_max?: number | null | undefined;
    readonly deadline: string;
  },
  now: number,
  before?: { readonly deadline: string },
  isDraft = false,
): TenderValidationError | null {
  const { budget_min, budget_max, deadline } = tender;
  if (budget_min != null && budget_max != null && budget_min > budget_max)
    return { field: 'budget_min', refusal: 'budgetsReversed' };
  const isUnchanged = before && Date.parse(before.deadline) === Date.parse(deadline);
  return !isDraft && !isUnchanged && Date.parse(deadline) <= now
    ? { field: 'deadline', refusal: 'deadlinePassed' }
    : null;
}

/** Fields of a tender that its seal depends on; `ended_at` is when it left the status `active`. */
export interface SealedTender {
  readonly is_sealed: boolean;
  readonly deadline: string;
  readonly ended_at: string | null;
}

/**
 * Seal of a tender's bids at a moment in milliseconds: open to others than their bidder from the
 * deadline on, and never if the tender ended before.
 */
export function sealOf(tender: SealedTender, now: number): TenderSeal | null {
  if (!tender.is_sealed) return null;
  const deadline = Date.parse(tender.deadline);
  const endedEarly = tender.ended_at !== null && Date.parse(tender.ended_at) < deadline;
  if (now < deadline) return 'sealed';
  return endedEarly ? 'never_opened' : 'opened';
}

/** Returns true when a seal hides bids from all but their bidder. */
export const isShut = (seal: TenderSeal | null | undefined): boolean =>
  seal === 'sealed' || seal === 'never_opened';

/** Reason a member cannot bid: the key of an error. */
export type ProposalDenyReason = 'ownTender' | 'tenderNotActive' | 'tenderDeadlineOver';

/** Reason a member cannot bid on a tender now (TND-065, TND-068, TND-081), or null. */
export function proposalDenyReason(
  tender: TimedTender & { readonly poster_id: string | null },
  bidderId: string | null,
  now: number,
): ProposalDenyReason | null {
  if (tender.poster_id !== null && tender.poster_id === bidderId) return 'ownTender';
  if (tender.status !== 'active') return 'tenderNotActive';
  return takesProposals(tender, now) ? null : 'tenderDeadlineOver';
}

/** Reason a poster cannot change a tender: the key of an error. */
export type TenderDenyReason =
  | 'tenderHasProposals'
  | 'stillSealed'
  | 'neverOpened'
  | 'sealLocked'
  | 'sealedDeadline'
  | 'deadlineTooNear'
  | 'deadlineToMove'
  | 'awardLocked'
  | 'noWinner'
  | 'termsLocked';

/** A saved tender with the fields its rules read. */
export interface HeldTender extends SealedTender {
  readonly proposals_count: number;
  readonly accepted_count: number;
  readonly is_multi_award: boolean;
  readonly shows_award: boolean;
  readonly currency: string;
  readonly requirements: readonly string[];
}

/**
 * Reason a tender cannot get a status (TND-105, TND-106), or null. None opens after its deadline,
 * since nobody could bid; one with sealed bids cannot move it either. None is awarded without a
 * winner.
 */
export function statusDenyReason(
  tender: HeldTender,
  status: TenderStatus,
  now: number,
): TenderDenyReason | null {
  const hasProposals = tender.proposals_count > 0;
  if (status === 'draft') return hasProposals ? 'tenderHasProposals' : null;
  const seal = hasProposals ? sealOf(tender, now) : null;
  if (seal === 'never_opened' && status !== 'closed') return 'neverOpened';
  if (status === 'active' && Date.parse(tender.deadline) <= now)
    return seal === 'opened' ? 'sealedDeadline' : 'deadlineToMove';
  if (status !== 'awarded') return null;
  if (seal === 'sealed') return 'stillSealed';
  return tender.accepted_count > 0 ? null : 'noWinner';
}

/** Bidders' least time before a deadline that is moved nearer: a day. */
const LEAST_NOTICE_MS = 24 * 3_600_000;

/** Reason a tender with proposals cannot be changed this way, or null. */
export function editDenyReason(
  tender: HeldTender,
  to: {
    readonly sealed: boolean;
    readonly is_multi_award: boolean;
    readonly shows_award: boolean;
    readonly deadline: string;
    readonly currency: string;
    readonly requirements: readonly string[];
  },
  now: number,
): TenderDenyReason | null {
  if (tender.proposals_count === 0) return null;
  if (to.sealed !== tender.is_sealed) return 'sealLocked';
  if (to.is_multi_award !== tender.is_multi_award || to.shows_award !== tender.shows_award)
    return 'awardLocked';
  const [from, until] = [Date.parse(tender.deadline), Date.parse(to.deadline)];
  if (tender.is_sealed && until !== from && (until < from || from <= now)) return 'sealedDeadline';
  if (until < from && until < now + LEAST_NOTICE_MS) return 'deadlineTooNear';
  const isSame =
    tender.currency === to.currency &&
    tender.requirements.length === to.requirements.length &&
    tender.requirements.every((line, index) => line === to.requirements[index]);
  return isSame ? null : 'termsLocked';
}

/** Normalizes requirement lines for storage: drops empty ones (TND-058). */
export const normalizedRequirements = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter(Boolean);

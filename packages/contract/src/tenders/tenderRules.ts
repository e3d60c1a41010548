import {
  type TenderSeal,
  type TenderStatus,
  type TimedTender,
  takesProposals,
} from './tenderStatus.ts';

/** What is wrong with a tender: the field, and the name of the refusal that says it. */
export interface TenderValidationError {
  readonly field: 'budget_min' | 'deadline';
  readonly refusal: 'budgetsReversed' | 'deadlinePassed';
}

/**
 * The first fault that form and server refuse alike (TND-065), or null. A deadline that is kept as it
 * was may lie in the past.
 */
export function validateTender(
  tender: {
    readonly budget_min?: number | null | undefined;
    readonly budget_max?: number | null | undefined;
    readonly deadline: string;
  },
  now: number,
  before?: { readonly deadline: string },
): TenderValidationError | null {
  const { budget_min, budget_max, deadline } = tender;
  if (budget_min != null && budget_max != null && budget_min > budget_max)
    return { field: 'budget_min', refusal: 'budgetsReversed' };
  const isKept = before && Date.parse(before.deadline) === Date.parse(deadline);
  return !isKept && Date.parse(deadline) <= now
    ? { field: 'deadline', refusal: 'deadlinePassed' }
    : null;
}

/** A tender as its seal goes by it; `ended_at` is when it left the state `active`. */
export interface SealedTender {
  readonly is_sealed: boolean;
  readonly deadline: string;
  readonly ended_at: string | null;
}

/**
 * Whether bids can be read by others than their bidder, at a moment in milliseconds: of a sealed
 * tender from the deadline on, and never where it ended before.
 */
export function sealOf(tender: SealedTender, now: number): TenderSeal | null {
  if (!tender.is_sealed) return null;
  const deadline = Date.parse(tender.deadline);
  const endedEarly = tender.ended_at !== null && Date.parse(tender.ended_at) < deadline;
  if (now < deadline) return 'sealed';
  return endedEarly ? 'never_opened' : 'opened';
}

/** Whether a seal keeps bids from all but their bidder. */
export const isShut = (seal: TenderSeal | null | undefined): boolean =>
  seal === 'sealed' || seal === 'never_opened';

/** Why a member cannot bid: the name of a refusal. */
export type ProposalDenyReason = 'ownTender' | 'tenderNotActive' | 'tenderDeadlineOver';

/** Why a member cannot bid on a tender now (TND-065, TND-068, TND-081), or null. */
export function proposalDenyReason(
  tender: TimedTender & { readonly poster_id: string | null },
  bidderId: string | null,
  now: number,
): ProposalDenyReason | null {
  if (tender.poster_id !== null && tender.poster_id === bidderId) return 'ownTender';
  if (tender.status !== 'active') return 'tenderNotActive';
  return takesProposals(tender, now) ? null : 'tenderDeadlineOver';
}

/** What a poster cannot do with a tender: the name of a refusal. */
export type TenderDenyReason =
  | 'tenderHasProposals'
  | 'stillSealed'
  | 'neverOpened'
  | 'sealLocked'
  | 'sealedDeadline'
  | 'deadlineToMove'
  | 'termsLocked';

/** A tender as its poster finds it. */
export interface HeldTender extends SealedTender {
  readonly proposals_count: number;
  readonly currency: string;
  readonly requirements: readonly string[];
}

/**
 * Why a tender cannot get a status (TND-105, TND-106), or null. None opens after its deadline, since
 * nobody could bid; one with sealed bids can no longer move it either.
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
  return seal === 'sealed' && status === 'awarded' ? 'stillSealed' : null;
}

/** Why a tender cannot be changed so once a proposal is in, or null. */
export function editDenyReason(
  tender: HeldTender,
  to: {
    readonly sealed: boolean;
    readonly deadline: string;
    readonly currency: string;
    readonly requirements: readonly string[];
  },
  now: number,
): TenderDenyReason | null {
  if (tender.proposals_count === 0) return null;
  if (to.sealed !== tender.is_sealed) return 'sealLocked';
  const [from, until] = [Date.parse(tender.deadline), Date.parse(to.deadline)];
  if (tender.is_sealed && until !== from && (until < from || from <= now)) return 'sealedDeadline';
  const isSame =
    tender.currency === to.currency &&
    tender.requirements.length === to.requirements.length &&
    tender.requirements.every((line, index) => line === to.requirements[index]);
  return isSame ? null : 'termsLocked';
}

/** Requirement lines as they are kept: empty ones dropped (TND-058). */
export const normalizedRequirements = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter(Boolean);

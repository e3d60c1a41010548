import { z } from 'zod/mini';

/** The states of a tender on the wire (TND-040). */
export const TENDER_STATUSES = ['draft', 'active', 'closed', 'awarded'] as const;
export const TenderStatus = z.enum(TENDER_STATUSES);
export type TenderStatus = z.infer<typeof TenderStatus>;

const DAY = 86_400_000;

/**
 * How far the bids of a sealed tender are: `sealed` until the deadline, when amounts and texts are
 * unreadable to all but their bidder; then `opened`, or `never_opened` where it was ended before.
 */
export const TenderSeal = z.enum(['sealed', 'opened', 'never_opened']);
export type TenderSeal = z.infer<typeof TenderSeal>;

/** What decides whether a tender takes proposals. */
export interface TimedTender {
  readonly status: TenderStatus;
  readonly deadline: string;
}

/** Days until a deadline at a moment in milliseconds, rounded up and never below 0 (TND-011, TND-012). */
export const daysLeft = (deadline: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deadline) - now) / DAY));

/** Whether a tender takes proposals: while it is active and before its deadline (TND-068). */
export const takesProposals = ({ status, deadline }: TimedTender, now: number): boolean =>
  status === 'active' && now < Date.parse(deadline);

/** The state that a screen shows: an active tender past its deadline is closed. */
export const shownStatus = (tender: TimedTender, now: number): TenderStatus =>
  tender.status === 'active' && !takesProposals(tender, now) ? 'closed' : tender.status;

import { z } from 'zod/mini';

/** Statuses of a tender as wire values (TND-040). */
export const TENDER_STATUSES = ['draft', 'active', 'closed', 'awarded'] as const;
export const TenderStatus = z.enum(TENDER_STATUSES);
export type TenderStatus = z.infer<typeof TenderStatus>;

const DAY = 86_400_000;

/**
 * Seal of a tender's bids: `sealed` until the deadline, with amounts and texts hidden from all but
 * their bidder; then `opened`, or `never_opened` if the tender ended before.
 */
export const TenderSeal = z.enum(['sealed', 'opened', 'never_opened']);
export type TenderSeal = z.infer<typeof TenderSeal>;

/** Fields that decide if a tender takes proposals. */
export interface TimedTender {
  readonly status: TenderStatus;
  readonly deadline: string;
}

/** Days until a deadline at a moment in milliseconds, rounded up and never below 0 (TND-011, TND-012). */
export const daysLeft = (deadline: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deadline) - now) / DAY));

/** Returns true while a tender takes proposals: active and before its deadline (TND-068). */
export const takesProposals = ({ status, deadline }: TimedTender, now: number): boolean =>
  status === 'active' && now < Date.parse(deadline);

/** The displayed status: an active tender past its deadline is closed. */
export const shownStatus = (tender: TimedTender, now: number): TenderStatus =>
  tender.status === 'active' && !takesProposals(tender, now) ? 'closed' : tender.status;

import type { Proposal, Tender, TenderStats } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** What waits for the member, and the figures of their tenders (TND-098–102, TND-115). */
export interface Dashboard {
  readonly stats: TenderStats;
  /** New proposals on the member's tenders that can be read. */
  readonly received: readonly Proposal[];
  /** The member's own proposals with a question that waits for an answer. */
  readonly asked: readonly Proposal[];
  /** The member's open tenders, the next deadline first. */
  readonly closing: readonly Tender[];
}

/** The dashboard of Tender Management. */
export const dashboardMachine = readMachine<null, Dashboard>({ id: 'tenderDashboard' });

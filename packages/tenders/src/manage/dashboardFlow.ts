import {
  getTenderStats,
  listMyProposals,
  listMyTenders,
  listProposalInbox,
  type Proposal,
  type Tender,
  type TenderStats,
} from '@saudagar/contract';
import { provideFlow, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeTenders } from '../changes/changes.ts';

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

/** How many of each the dashboard shows. */
const SHOWN = 5;

/** The dashboard on the portal's client, read again after any change. */
export const provideDashboard = (portal: Portal) =>
  provideFlow(dashboardMachine, {
    actors: {
      load: fromPromise(async ({ signal }) => {
        const { client } = portal;
        const [stats, received, asked, closing] = await Promise.all([
          client.call(getTenderStats, { signal }),
          client.call(listProposalInbox, {
            query: { status_filter: 'submitted', limit: SHOWN },
            signal,
          }),
          client.call(listMyProposals, {
            query: { status_filter: 'needs_clarification', limit: SHOWN },
            signal,
          }),
          client.call(listMyTenders, {
            query: { status_filter: 'active', sort: 'closing', limit: SHOWN },
            signal,
          }),
        ]);
        return {
          stats,
          received: received.items.filter(({ sealed }) => !sealed),
          asked: asked.items,
          closing: closing.items,
        };
      }),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeTenders(portal, () => sendBack({ type: 'read.outdated' })),
      ),
    },
  });

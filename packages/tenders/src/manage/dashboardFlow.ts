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

/** Pending items and the figures of the member's tenders (TND-098–102, TND-115). */
export interface Dashboard {
  readonly stats: TenderStats;
  /** New readable proposals on the member's tenders. */
  readonly received: readonly Proposal[];
  /** The member's own proposals with an unanswered question. */
  readonly asked: readonly Proposal[];
  /** The member's open tenders, nearest deadline first. */
  readonly closing: readonly Tender[];
}

/** The dashboard of Tender Management. */
export const dashboardMachine = readMachine<null, Dashboard>({ id: 'tenderDashboard' });

/** Maximum number of items of each kind on the dashboard. */
const SHOWN = 5;

/** The dashboard on the portal's client, reloaded after any change. */
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

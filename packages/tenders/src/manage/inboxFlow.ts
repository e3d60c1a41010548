import { type InboxFilter, listProposalInbox, type Proposal } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { type Asked, followProposals } from './followProposals.ts';

/** Filters of the inbox. */
export interface InboxQuery {
  status: InboxFilter;
  /** Id of one tender; null for all. */
  tender: string | null;
}

/** Proposals on the member's tenders, newest first (TND-097, TND-116–119). */
export const inboxMachine = listMachine<InboxQuery, Proposal>({
  id: 'proposalInbox',
  idOf: ({ id }) => id,
  isNarrowed: ({ status, tender }) => status !== 'all' || tender !== null,
});

/** The inbox on the portal's client. */
export const provideInbox = (portal: Portal) =>
  provideFlow(inboxMachine, {
    actors: {
      loadPage: read(
        portal,
        listProposalInbox,
        ({
          query: { status, tender },
          cursor,
        }: Asked<{
          status: InboxFilter;
          tender: string | null;
        }>) => ({
          query: {
            ...(status !== 'all' && { status_filter: status }),
            ...(tender !== null && { tender_filter: tender }),
            ...(cursor !== null && { cursor }),
          },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) => followProposals(portal, sendBack)),
    },
  });

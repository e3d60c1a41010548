import {
  type InboxFilter,
  listMyProposals,
  type Proposal,
  type ProposalStatus,
} from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { type Asked, followProposals } from './followProposals.ts';

/** The member's own proposals, newest first. */
export const myProposalsMachine = listMachine<{ status: ProposalStatus | InboxFilter }, Proposal>({
  id: 'myProposals',
  idOf: ({ id }) => id,
  isNarrowed: ({ status }) => status !== 'all',
});

/** The member's own proposals on the portal's client. */
export const provideMyProposals = (portal: Portal) =>
  provideFlow(myProposalsMachine, {
    actors: {
      loadPage: read(
        portal,
        listMyProposals,
        ({ query: { status }, cursor }: Asked<{ status: ProposalStatus | InboxFilter }>) => ({
          query: {
            ...(status !== 'all' && { status_filter: status }),
            ...(cursor !== null && { cursor }),
          },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) => followProposals(portal, sendBack)),
    },
  });

import { listProposals, type Proposal } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { type Asked, followProposals } from './followProposals.ts';

/** The proposals of one of the member's tenders, oldest first. */
export const comparedMachine = listMachine<{ tenderId: string }, Proposal>({
  id: 'comparedProposals',
  idOf: ({ id }) => id,
});

/** One tender's proposals on the portal's client. */
export const provideCompared = (portal: Portal) =>
  provideFlow(comparedMachine, {
    actors: {
      loadPage: read(
        portal,
        listProposals,
        ({ query: { tenderId }, cursor }: Asked<{ tenderId: string }>) => ({
          params: { id: tenderId },
          query: cursor === null ? {} : { cursor },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) => followProposals(portal, sendBack)),
    },
  });

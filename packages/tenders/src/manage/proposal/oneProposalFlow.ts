import { getProposal, type Proposal } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeTenders } from '../../changes/changes.ts';
import { changeProposal } from '../../changes/tenderChange.ts';

/** One proposal with its thread, for its bidder and the tender's poster. */
export const oneProposalMachine = readMachine<{ tenderId: string; id: string }, Proposal>({
  id: 'oneProposal',
});

/** One proposal on the portal's client. */
export const provideOneProposal = (portal: Portal) =>
  provideFlow(oneProposalMachine, {
    actors: {
      load: read(portal, getProposal, ({ query: { tenderId, id } }) => ({
        params: { id: tenderId, proposalId: id },
      })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeTenders(portal, (news) => {
          if (news.type === 'deleted' && news.id === query.tenderId)
            sendBack({ type: 'read.lost' });
          else
            sendBack({
              type: 'read.changed',
              change: (proposal: Proposal) => changeProposal(proposal, news),
            });
        }),
      ),
    },
  });

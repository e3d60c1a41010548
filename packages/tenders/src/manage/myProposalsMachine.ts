import type { Proposal, ProposalStatus } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** The member's own proposals, the last first. */
export const myProposalsMachine = listMachine<{ status: ProposalStatus | 'all' }, Proposal>({
  id: 'myProposals',
  idOf: ({ id }) => id,
  isNarrowed: ({ status }) => status !== 'all',
});

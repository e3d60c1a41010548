import type { Proposal } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** One proposal with its thread, for its bidder and the tender's poster. */
export const oneProposalMachine = readMachine<{ tenderId: string; id: string }, Proposal>({
  id: 'oneProposal',
});

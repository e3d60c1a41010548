import type { Proposal } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** The proposals of one tender of the member's, the first that came first. */
export const comparedMachine = listMachine<{ tenderId: string }, Proposal>({
  id: 'comparedProposals',
  idOf: ({ id }) => id,
});

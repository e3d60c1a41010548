import type { Proposal, Tender } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';
import { proposalErrors } from './proposalErrors.ts';
import type { ProposalValues } from './proposalValues.ts';

/** What is bid on, and the member's proposal where it is changed. */
export interface BidSubject {
  readonly tender: Pick<Tender, 'id' | 'title' | 'currency' | 'requirements' | 'deadline' | 'seal'>;
  readonly proposalId: string | null;
}

/** Submits a proposal, or changes one's own until the deadline (TND-075–079). */
export const proposalMachine = formMachine<ProposalValues, ProposalValues, Proposal, BidSubject>({
  id: 'proposal',
  validate: (values, { tender }) => proposalErrors(values, tender),
  toWire: (values) => values,
});

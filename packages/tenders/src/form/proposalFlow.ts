import { type Proposal, submitProposal, type Tender, updateProposal } from '@saudagar/contract';
import { formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishTenders } from '../changes/changes.ts';
import { proposalErrors } from './proposalErrors.ts';
import {
  PROPOSAL_DRAFT,
  type ProposalValues,
  proposalBodyOf,
  proposalDraftName,
} from './proposalValues.ts';
import { uploadFiles } from './uploadActors.ts';

/** What is bid on, and the member's proposal where it is changed. */
export interface BidSubject {
  readonly tender: Pick<Tender, 'id' | 'title' | 'currency' | 'requirements' | 'deadline' | 'seal'>;
  readonly proposalId: string | null;
}

/** Submits a proposal, or changes one's own until the deadline (TND-075–079). */
export const proposalMachine = formMachine<ProposalValues, ProposalValues, Proposal, BidSubject>({
  id: 'proposal',
  validate: (values, { tender }) => proposalErrors(values, tender),
  toBody: (values) => values,
});

/** Submit Proposal and Edit Proposal on the portal's client (TND-080). */
export const provideProposal = (portal: Portal) => {
  const { client } = portal;
  return provideFlow(proposalMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body: values, clientId, onProgress } }) => {
        const attachments = await uploadFiles(portal, values, onProgress);
        const { tender, proposalId } = subject;
        const body = { ...proposalBodyOf(values, tender), attachments };
        return proposalId === null
          ? client.call(submitProposal, {
              params: { id: tender.id },
              body: { ...body, client_id: clientId },
            })
          : client.call(updateProposal, { params: { id: tender.id, proposalId }, body });
      }),
      draft: formDraft<ProposalValues, BidSubject>(portal, {
        name: ({ tender, proposalId }) => proposalDraftName(tender.id, proposalId),
        fields: PROPOSAL_DRAFT,
      }),
    },
    actions: {
      publish: ({ context: { subject } }, { reply: proposal }) =>
        publishTenders(portal, {
          type: subject.proposalId === null ? 'submitted' : 'proposal',
          proposal,
        }),
    },
  });
};

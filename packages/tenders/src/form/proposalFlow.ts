import {
  ApiError,
  getTender,
  type Proposal,
  submitProposal,
  type Tender,
  updateProposal,
} from '@saudagar/contract';
import { formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishTenders } from '../changes/changes.ts';
import { proposalErrors } from './proposalErrors.ts';
import {
  carry,
  PROPOSAL_DRAFT,
  type ProposalValues,
  proposalBodyOf,
  proposalDraftName,
} from './proposalValues.ts';
import { uploadFiles } from './uploadActors.ts';

/** The tender, and the member's proposal when it is edited. */
export interface BidSubject {
  /** The tender when the form opened. */
  readonly tender: Tender;
  readonly proposalId: string | null;
}

/** Submits a proposal, or edits it until the deadline (TND-075–079). */
export const proposalMachine = formMachine<ProposalValues, ProposalValues, Proposal, BidSubject>({
  id: 'proposal',
  validate: (values, { tender }) => proposalErrors(values, values.terms_version ?? tender),
  toBody: (values) => values,
});

/**
 * Submit Proposal and Edit Proposal on the portal's client (TND-080). When the terms changed, the
 * tender is reloaded, so that the form shows what to check.
 */
export const provideProposal = (portal: Portal) => {
  const { client } = portal;
  return provideFlow(proposalMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body: values, clientId, onProgress } }) => {
        const attachments = await uploadFiles(portal, values, onProgress);
        const { proposalId } = subject;
        const tender = values.terms_version ?? subject.tender;
        const { id, terms_version } = tender;
        const body = {
          ...proposalBodyOf(values, tender),
          ...(terms_version !== undefined && { terms_version }),
          attachments,
        };
        try {
          return await (proposalId === null
            ? client.call(submitProposal, {
                params: { id },
                body: { ...body, client_id: clientId },
              })
            : client.call(updateProposal, { params: { id, proposalId }, body }));
        } catch (error) {
          if (ApiError.from(error).field === 'terms_version')
            publishTenders(portal, {
              type: 'tender',
              tender: await client.call(getTender, { params: { id } }),
            });
          throw error;
        }
      }),
      draft: formDraft<ProposalValues, BidSubject>(portal, {
        name: ({ tender, proposalId }) => proposalDraftName(tender.id, proposalId),
        fields: PROPOSAL_DRAFT,
        adapt: ({ requirements, answers, ...values }, { tender }) => ({
          ...values,
          ...(answers &&
            carry(
              { answers, ...values },
              requirements ?? tender.requirements,
              tender.requirements,
            )),
        }),
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

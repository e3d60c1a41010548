import {
  createTender,
  setTenderStatus,
  submitProposal,
  updateProposal,
  updateTender,
} from '@saudagar/contract';
import { formDraft, provideFlow } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { publishTenders } from '../changes/changes.ts';
import { type EditedTender, editTenderMachine } from './editTenderMachine.ts';
import { postTenderMachine } from './postTenderMachine.ts';
import { type BidSubject, proposalMachine } from './proposalMachine.ts';
import {
  PROPOSAL_DRAFT,
  type ProposalValues,
  proposalBodyOf,
  proposalDraftName,
} from './proposalValues.ts';
import { TENDER_DRAFT, TENDER_FIELDS, type TenderValues, tenderDraftName } from './tenderValues.ts';
import { uploadFiles } from './uploadActors.ts';

/** Post Tender on the portal's client. A failure is logged and said in the form (TND-063). */
export const providePostTender = (portal: Portal) =>
  provideFlow(postTenderMachine, {
    actors: {
      send: fromPromise(async ({ input: { body: values, clientId, onProgress } }) => {
        const attachments = await uploadFiles(portal, values, onProgress);
        return portal.client.call(createTender, {
          body: {
            ...TENDER_FIELDS.send(values),
            attachments,
            status: values.status,
            client_id: clientId,
          },
        });
      }),
      draft: formDraft<TenderValues, null>(portal, {
        name: () => tenderDraftName(null),
        fields: TENDER_DRAFT,
      }),
    },
    actions: {
      publish: (_, { reply }) => publishTenders(portal, { about: 'posted', tender: reply }),
    },
  });

/** Edit Tender on the portal's client, and opening the tender after it. */
export const provideEditTender = (portal: Portal) =>
  provideFlow(editTenderMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body: values, onProgress } }) => {
        const attachments = await uploadFiles(portal, values, onProgress);
        const params = { id: subject.tender.id };
        const body = { ...TENDER_FIELDS.send(values), attachments };
        const changed = await portal.client.call(updateTender, { params, body });
        if (!subject.isOpening) return changed;
        return portal.client.call(setTenderStatus, { params, body: { status: 'active' } });
      }),
      draft: formDraft<TenderValues, EditedTender>(portal, {
        name: ({ tender: { id } }) => tenderDraftName(id),
        fields: TENDER_DRAFT,
      }),
    },
    actions: {
      publish: (_, { reply }) => publishTenders(portal, { about: 'tender', tender: reply }),
    },
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
          about: subject.proposalId === null ? 'submitted' : 'proposal',
          proposal,
        }),
    },
  });
};

import {
  ApiError,
  decideProposal,
  FEEDBACK_MAX,
  getProposal,
  type Proposal,
  type ProposalDecision,
} from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishTenders } from '../../changes/changes.ts';

/** What is decided about which proposal. */
export interface DecisionSubject {
  /** As the dialog opened. */
  readonly proposal: Proposal;
  readonly status: ProposalDecision;
}

/** What a decision asks for. */
export interface DecisionValues {
  feedback: string;
  /** Whether an acceptance closes the tender too; null until it is answered (TND-125). */
  close: 'yes' | 'no' | null;
  /** The proposal as it was read again, once a refusal said that it had changed; else null. */
  version: Proposal | null;
}

interface DecisionBody {
  feedback: string | null;
  close_tender: boolean;
  version?: number;
}

/** Accepts, rejects, reviews or asks; feedback is a question where one is asked (TND-122–134). */
export const decisionMachine = formMachine<DecisionValues, DecisionBody, Proposal, DecisionSubject>(
  {
    id: 'proposalDecision',
    validate: ({ feedback, close }, { status }) => ({
      ...(status === 'needs_clarification' &&
        feedback.trim() === '' && { feedback: { rule: 'question' } }),
      ...(feedback.trim().length > FEEDBACK_MAX && { feedback: { rule: 'long' } }),
      ...(status === 'accepted' && close === null && { close: { rule: 'close' } }),
    }),
    toBody({ feedback, close, version: changed }, { status, proposal }) {
      const { version } = changed ?? proposal;
      return {
        feedback: feedback.trim() || null,
        close_tender: status === 'accepted' && close === 'yes',
        ...(version !== undefined && { version }),
      };
    },
  },
);

/**
 * A decision on the portal's client (TND-127–131). A proposal that changed since it was read is read
 * again, so that every list and the decision itself show it as it is now.
 */
export const provideDecision = (portal: Portal) =>
  provideFlow(decisionMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body, clientId } }) => {
        const {
          status,
          proposal: { id: proposalId, tender_id: id },
        } = subject;
        const params = { id, proposalId };
        const sent = { ...body, status, client_id: clientId };
        try {
          return await portal.client.call(decideProposal, { params, body: sent });
        } catch (error) {
          if (ApiError.from(error).field === 'version') {
            const proposal = await portal.client.call(getProposal, { params });
            publishTenders(portal, { type: 'proposal', proposal });
          }
          throw error;
        }
      }),
      draft: formDraft<DecisionValues, DecisionSubject>(portal, {
        name: ({ proposal: { id }, status }) => `tenders.decision.${id}.${status}`,
        fields: {
          feedback: draftField.text,
          close: draftField.choice(['yes', 'no', null]),
          version: draftField.passing,
        },
      }),
    },
    actions: {
      publish: (_, { reply }) => publishTenders(portal, { type: 'proposal', proposal: reply }),
    },
  });

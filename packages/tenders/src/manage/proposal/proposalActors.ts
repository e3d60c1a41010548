import {
  ApiError,
  answerClarification,
  decideProposal,
  doneIfGone,
  getProposal,
  withdrawProposal,
} from '@saudagar/contract';
import { draftField } from '@saudagar/flows';
import { formDraft, provideFlow } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { publishTenders } from '../../changes/changes.ts';
import { answerMachine } from './answerMachine.ts';
import { type DecisionSubject, type DecisionValues, decisionMachine } from './decisionMachine.ts';
import { withdrawMachine } from './withdrawMachine.ts';

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
            publishTenders(portal, { about: 'proposal', proposal });
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
      publish: (_, { reply }) => publishTenders(portal, { about: 'proposal', proposal: reply }),
    },
  });

/** The answer to a question on the portal's client. */
export const provideAnswer = (portal: Portal) =>
  provideFlow(answerMachine, {
    actors: {
      send: fromPromise(({ input: { subject, body, clientId } }) =>
        portal.client.call(answerClarification, {
          params: { id: subject.tenderId, proposalId: subject.id },
          body: { ...body, client_id: clientId },
        }),
      ),
      draft: formDraft<{ text: string }, { tenderId: string; id: string }>(portal, {
        name: ({ id }) => `tenders.answer.${id}`,
        fields: { text: draftField.text },
      }),
    },
    actions: {
      publish: (_, { reply }) => publishTenders(portal, { about: 'proposal', proposal: reply }),
    },
  });

/** Withdrawing on the portal's client. A proposal that is gone already counts as withdrawn. */
export const provideWithdraw = (portal: Portal) =>
  provideFlow(withdrawMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        const params = { id: input.tenderId, proposalId: input.id };
        await portal.client.call(withdrawProposal, { params }).catch(doneIfGone);
      }),
    },
    actions: {
      publish: (_, { input }) => publishTenders(portal, { about: 'withdrawn', ...input }),
    },
  });

import { answerClarification, FEEDBACK_MAX, type Proposal } from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishTenders } from '../../changes/changes.ts';

/** Answers the poster's question about one's own proposal. */
export const answerMachine = formMachine<
  { text: string },
  { text: string },
  Proposal,
  { tenderId: string; id: string }
>({
  id: 'clarificationAnswer',
  validate: ({ text }) => {
    if (text.trim() === '') return { text: { rule: 'required' } };
    return text.trim().length > FEEDBACK_MAX ? { text: { rule: 'long' } } : {};
  },
  toBody: ({ text }) => ({ text: text.trim() }),
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
      publish: (_, { reply }) => publishTenders(portal, { type: 'proposal', proposal: reply }),
    },
  });

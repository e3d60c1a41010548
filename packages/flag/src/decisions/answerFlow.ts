import { answerWarning, WARNING_ANSWER_MAX, type Warning } from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { channelOf } from './warningFlow.ts';

/** Answers a warning, once. */
export const answerMachine = formMachine<
  { answer: string },
  { answer: string },
  Warning,
  { id: string }
>({
  id: 'answerWarning',
  validate: ({ answer }) => {
    if (answer.trim() === '') return { answer: { rule: 'empty' } };
    return answer.length > WARNING_ANSWER_MAX ? { answer: { rule: 'long' } } : {};
  },
  toBody: ({ answer }) => ({ answer: answer.trim() }),
});

/** Initial values: no answer yet. */
export const UNANSWERED = { answer: '' };

/** Provides the answer with the portal's client; its text is stored until it is sent. */
export const provideAnswer = (portal: Portal) =>
  provideFlow(answerMachine, {
    actors: {
      send: write(portal, answerWarning, ({ subject: params, body }) => ({ params, body })),
      draft: formDraft<{ answer: string }, { id: string }>(portal, {
        name: ({ id }) => `flag.answer.${id}`,
        fields: { answer: draftField.text },
      }),
    },
    actions: { publish: (_, { reply }) => channelOf(portal).publish(reply) },
  });

import {
  answerWarning,
  appealDecision,
  type ModerationDecision,
  WARNING_ANSWER_MAX,
  type Warning,
} from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { decisionsOf } from './decisionFlow.ts';
import { channelOf } from './warningFlow.ts';

/** The decision that is answered: a warning, or one that is appealed. */
export interface AnswerSubject {
  readonly id: string;
  readonly type: 'warning' | 'appeal';
}

/** The answered decision. */
type Answered = { type: 'warning'; value: Warning } | { type: 'appeal'; value: ModerationDecision };

/** Answers a warning or appeals a decision, once. */
export const answerMachine = formMachine<
  { answer: string },
  { answer: string },
  Answered,
  AnswerSubject
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

/** Returns the key of an answer's actor and draft. */
export const answerKey = ({ type, id }: AnswerSubject): string =>
  type === 'warning' ? `flag.answer.${id}` : `flag.appeal.${id}`;

/** Provides the answer with the portal's client; its text is stored until it is sent. */
export const provideAnswer = (portal: Portal) =>
  provideFlow(answerMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body } }): Promise<Answered> => {
        const { type, id } = subject;
        const params = { id };
        if (type === 'warning')
          return { type, value: await portal.client.call(answerWarning, { params, body }) };
        const text = body.answer;
        return {
          type,
          value: await portal.client.call(appealDecision, { params, body: { text } }),
        };
      }),
      draft: formDraft<{ answer: string }, AnswerSubject>(portal, {
        name: answerKey,
        fields: { answer: draftField.text },
      }),
    },
    actions: {
      publish: (_, { reply }) => {
        if (reply.type === 'warning') channelOf(portal).publish(reply.value);
        else decisionsOf(portal).publish(reply.value);
      },
    },
  });

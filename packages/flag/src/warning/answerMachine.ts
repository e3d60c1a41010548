import { WARNING_ANSWER_MAX, type Warning } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';

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
  toWire: ({ answer }) => ({ answer: answer.trim() }),
});

/** Nothing written yet. */
export const UNANSWERED = { answer: '' };

import { FEEDBACK_MAX, type Proposal } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';

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
  toWire: ({ text }) => ({ text: text.trim() }),
});

import { EVENT_MESSAGE_MAX } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';

/** Writes to all who have a place, once. */
export const messageMachine = formMachine<
  { text: string },
  { text: string },
  { recipients: number },
  { id: string }
>({
  id: 'eventMessage',
  validate: ({ text }) => {
    if (text.trim() === '') return { text: { rule: 'required' } };
    return text.trim().length > EVENT_MESSAGE_MAX ? { text: { rule: 'long' } } : {};
  },
  toWire: ({ text }) => ({ text: text.trim() }),
});

import { formMachine } from '@saudagar/flows';

/** The member that the message goes to. */
export interface DirectSubject {
  userId: string;
}

export interface DirectValues {
  text: string;
}

/** Writes one message to a member, without opening the conversation (NET-137–140). */
export const directMachine = formMachine<DirectValues, { content: string }, null, DirectSubject>({
  id: 'directMessage',
  validate: ({ text }) => (text.trim() === '' ? { text: { rule: 'required' } } : {}),
  toWire: ({ text }) => ({ content: text.trim() }),
});

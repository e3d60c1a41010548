import { commandMachine } from '@saudagar/flows';

/** Withdraws one's own proposal after a question, which frees one's place. */
export const withdrawMachine = commandMachine<{ tenderId: string; id: string }, void>(
  'withdrawProposal',
);

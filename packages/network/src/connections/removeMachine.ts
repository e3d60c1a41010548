import { commandMachine } from '@saudagar/flows';

/** Ends the connection with a member, after a question (NET-018–026). */
export const removeConnectionMachine = commandMachine<{ memberId: string }, void>(
  'removeConnection',
);

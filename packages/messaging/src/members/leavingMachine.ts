import { commandMachine } from '@saudagar/flows';

/** Leaves a group chat, after a question. */
export const leavingMachine = commandMachine<{ roomId: string }, null>('leaving');

import { commandMachine } from '@saudagar/flows';

/** The conversation that is left. */
export interface Leaving {
  roomId: string;
}

/** Leaves a group chat, after a question. */
export const leavingMachine = commandMachine<Leaving, null>('leaving');

import type { GroupStanding } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** Takes back a request to join. */
export const withdrawMachine = commandMachine<{ id: string }, GroupStanding>('withdrawRequest');

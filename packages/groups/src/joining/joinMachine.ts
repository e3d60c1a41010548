import type { GroupStanding } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** Joins a public group, or asks to join a private one (GRP-041–048). */
export const joinMachine = commandMachine<{ id: string }, GroupStanding>('joinGroup');

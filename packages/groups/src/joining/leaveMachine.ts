import type { GroupStanding } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** Leaves a group, once confirmed (GRP-049). */
export const leaveMachine = commandMachine<{ id: string }, GroupStanding>('leaveGroup');

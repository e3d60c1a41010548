import type { Group } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';
import type { OneMember } from './removeMachine.ts';

/** Makes another member the group's admin, once confirmed. */
export const handOverMachine = commandMachine<OneMember, Group>('handOverGroup');

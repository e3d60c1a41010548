import type { GroupStanding } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** A group and one of its members. */
export interface OneMember {
  id: string;
  userId: string;
}

/** Takes a member out of a group, once confirmed. */
export const removeMachine = commandMachine<OneMember, GroupStanding>('removeGroupMember');

import type { GroupStanding } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** A group and who is invited to it. */
export interface InvitedMember {
  id: string;
  userId: string;
}

/** Takes an invitation to a group back. */
export const withdrawInvitationMachine = commandMachine<InvitedMember, GroupStanding>(
  'withdrawGroupInvitation',
);

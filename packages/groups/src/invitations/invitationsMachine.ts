import type { GroupInvitation } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** The member's own open invitations to groups. */
export const invitationsMachine = listMachine<null, GroupInvitation>({
  id: 'groupInvitations',
  idOf: ({ group }) => group.id,
});

import type { SentGroupInvitation } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** Open invitations of a group, for its admin. */
export const sentInvitationsMachine = listMachine<{ id: string }, SentGroupInvitation>({
  id: 'sentGroupInvitations',
  idOf: ({ user }) => user.id,
});

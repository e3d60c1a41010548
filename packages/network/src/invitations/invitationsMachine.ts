import type { Invitation } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** The member's own invitations, the latest first (NET-063–070). */
export const invitationsMachine = listMachine<null, Invitation>({
  id: 'invitations',
  idOf: ({ id }) => id,
});

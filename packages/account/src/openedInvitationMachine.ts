import type { OpenedInvitation } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** Reads what an invitation's link says, for who registers by it. */
export const openedInvitationMachine = readMachine<{ code: string }, OpenedInvitation>({
  id: 'openedInvitation',
});

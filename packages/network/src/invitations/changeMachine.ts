import type { Invitation } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** What the sender of an invitation does with it. */
export interface InvitationAct {
  id: string;
  act: 'resend' | 'cancel';
}

/** Sends an invitation again, or cancels it (NET-084). */
export const changeInvitationMachine = commandMachine<InvitationAct, Invitation>(
  'changeInvitation',
);

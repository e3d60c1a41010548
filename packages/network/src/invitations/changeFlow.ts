import { cancelInvitation, type Invitation, resendInvitation } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishInvitations } from '../changes/channel.ts';

/** An action of an invitation's sender. */
export interface InvitationAct {
  id: string;
  act: 'resend' | 'cancel';
}

/** Resends or cancels an invitation (NET-084). */
export const changeInvitationMachine = commandMachine<InvitationAct, Invitation>(
  'changeInvitation',
);

/** Implements resending and cancelling an invitation with the portal's client. */
export const provideChangeInvitation = (portal: Portal) =>
  provideFlow(changeInvitationMachine, {
    actors: {
      run: fromPromise(({ input: { input } }) =>
        portal.client.call(input.act === 'resend' ? resendInvitation : cancelInvitation, {
          params: { id: input.id },
        }),
      ),
    },
    actions: { publish: () => publishInvitations(portal) },
  });

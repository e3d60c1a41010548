import { cancelInvitation, type Invitation, resendInvitation } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishInvitations } from '../changes/channel.ts';

/** What the sender of an invitation does with it. */
export interface InvitationAct {
  id: string;
  act: 'resend' | 'cancel';
}

/** Sends an invitation again, or cancels it (NET-084). */
export const changeInvitationMachine = commandMachine<InvitationAct, Invitation>(
  'changeInvitation',
);

/** Sending an invitation again and cancelling it, on the portal's client. */
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

import {
  acceptInvitation,
  cancelInvitation,
  createInvitation,
  listInvitations,
  resendInvitation,
} from '@saudagar/contract';
import { draftField } from '@saudagar/flows';
import { formDraft, provideFlow, read, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { publishInvitations, publishRelation } from '../changes/channel.ts';
import { watchNetwork } from '../changes/watchNetwork.ts';
import { acceptInvitationMachine } from './acceptMachine.ts';
import { changeInvitationMachine } from './changeMachine.ts';
import { invitationsMachine } from './invitationsMachine.ts';
import { type InviteValues, inviteMachine } from './inviteMachine.ts';

/** The member's own invitations on the portal's client. */
export const provideInvitations = (portal: Portal) =>
  provideFlow(invitationsMachine, {
    actors: {
      loadPage: read(portal, listInvitations, ({ cursor }) => ({
        query: { ...(cursor !== null && { cursor }) },
      })),
      subscribe: fromCallback(({ sendBack }) =>
        watchNetwork(portal, {
          onInvitations: () => sendBack({ type: 'list.refreshed' }),
          // Who joins by an invitation is a connection from then on.
          onOutdated: () => sendBack({ type: 'list.refreshed' }),
        }),
      ),
    },
  });

/** Inviting somebody, on the portal's client. */
export const provideInvite = (portal: Portal) =>
  provideFlow(inviteMachine, {
    actors: {
      send: write(portal, createInvitation, ({ body, clientId }) => ({
        body: { ...body, client_id: clientId },
      })),
      draft: formDraft<InviteValues, null>(portal, {
        name: () => 'network.invite',
        fields: {
          invited_email: draftField.text,
          invited_name: draftField.text,
          message: draftField.text,
        },
      }),
    },
    actions: { publish: () => publishInvitations(portal) },
  });

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

/** Accepting an invitation by its code, on the portal's client. */
export const provideAcceptInvitation = (portal: Portal) =>
  provideFlow(acceptInvitationMachine, {
    actors: { run: write(portal, acceptInvitation, ({ input: { code } }) => ({ body: { code } })) },
    actions: {
      publish: (_, { done: { inviter, connection_id } }) =>
        publishRelation(portal, {
          memberId: inviter.id,
          relation: 'connected',
          connectionId: connection_id ?? null,
        }),
    },
  });

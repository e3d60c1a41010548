import {
  createInvitation,
  INVITATION_MESSAGE_MAX,
  INVITED_NAME_MAX,
  type Invitation,
} from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishInvitations } from '../changes/channel.ts';

/** What is filled in to invite somebody (NET-071–078). */
export interface InviteValues {
  invited_email: string;
  invited_name: string;
  message: string;
}

/** An address as people write it; the server looks closer. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Invites somebody by email. */
export const inviteMachine = formMachine<
  InviteValues,
  { invited_email: string; invited_name: string | null; message: string | null },
  Invitation
>({
  id: 'invite',
  validate: ({ invited_email, invited_name, message }) => ({
    ...emailError(invited_email.trim()),
    ...(invited_name.trim().length > INVITED_NAME_MAX && {
      invited_name: { rule: 'nameLong' },
    }),
    ...(message.trim().length > INVITATION_MESSAGE_MAX && { message: { rule: 'messageLong' } }),
  }),
  toBody: ({ invited_email, invited_name, message }) => ({
    invited_email: invited_email.trim(),
    invited_name: invited_name.trim() || null,
    message: message.trim() || null,
  }),
});

function emailError(email: string) {
  if (email === '') return { invited_email: { rule: 'emailRequired' } };
  return ADDRESS.test(email) ? {} : { invited_email: { rule: 'emailInvalid' } };
}

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

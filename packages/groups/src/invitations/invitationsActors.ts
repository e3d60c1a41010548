import {
  acceptGroupInvitation,
  declineGroupInvitation,
  inviteToGroup,
  listGroupInvitations,
} from '@saudagar/contract';
import { read, withDefaults } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { publishPeople, publishStanding, subscribeGroups } from '../changes/changes.ts';
import { answerInvitationMachine } from './answerMachine.ts';
import { invitationsMachine } from './invitationsMachine.ts';
import { inviteMachine } from './inviteMachine.ts';

/** The member's invitations on the portal's client. */
export const provideInvitations = (portal: Portal) =>
  withDefaults(invitationsMachine).provide({
    actors: {
      loadPage: read(portal, listGroupInvitations, ({ cursor }) => ({
        query: { ...(cursor !== null && { cursor }) },
      })),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeGroups(portal, ({ about }) => {
          if (about === 'own') sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

/** Answering an invitation on the portal's client. */
export const provideAnswerInvitation = (portal: Portal) =>
  withDefaults(answerInvitationMachine).provide({
    actors: {
      run: fromPromise(({ input: { input } }) => {
        const { id, answer } = input;
        const endpoint = answer === 'accept' ? acceptGroupInvitation : declineGroupInvitation;
        return portal.client.call(endpoint, { params: { id } });
      }),
    },
    actions: {
      publish: (_, { input: { id, answer }, done }) =>
        publishStanding(portal, id, {
          membership: answer === 'accept' ? 'member' : 'none',
          ...done,
        }),
    },
  });

/** Inviting members on the portal's client, one after the other; repeating it is harmless. */
export const provideInvite = (portal: Portal) =>
  withDefaults(inviteMachine).provide({
    actors: {
      send: fromPromise(async ({ input: { subject: params, body } }) => {
        for (const user_id of body.userIds)
          await portal.client.call(inviteToGroup, { params, body: { user_id } });
      }),
    },
    // Who had asked to join is in by now.
    actions: { publish: (_, { subject: { id } }) => publishPeople(portal, id, {}) },
  });

import {
  acceptGroupInvitation,
  declineGroupInvitation,
  doneIfGone,
  type GroupStanding,
  inviteToGroup,
  listGroupInvitations,
  listSentGroupInvitations,
  withdrawGroupInvitation,
} from '@saudagar/contract';
import { provideFlow, read, readAll } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { publishPeople, publishStanding, subscribeGroups } from '../changes/changes.ts';
import { answerInvitationMachine } from './answerMachine.ts';
import { invitationsMachine } from './invitationsMachine.ts';
import { invitedMachine } from './invitedMachine.ts';
import { inviteMachine } from './inviteMachine.ts';
import { sentInvitationsMachine } from './sentMachine.ts';
import { withdrawInvitationMachine } from './withdrawMachine.ts';

/** The member's invitations on the portal's client. */
export const provideInvitations = (portal: Portal) =>
  provideFlow(invitationsMachine, {
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
  provideFlow(answerInvitationMachine, {
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
  provideFlow(inviteMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject: params, body } }) => {
        for (const user_id of body.userIds)
          await portal.client.call(inviteToGroup, { params, body: { user_id } });
      }),
    },
    // Who had asked to join is in by now.
    actions: { publish: (_, { subject: { id } }) => publishPeople(portal, id, {}) },
  });

/** A group's open invitations on the portal's client. */
export const provideSentInvitations = (portal: Portal) =>
  provideFlow(sentInvitationsMachine, {
    actors: {
      loadPage: read(portal, listSentGroupInvitations, ({ query: params, cursor }) => ({
        params,
        query: { ...(cursor !== null && { cursor }) },
      })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeGroups(portal, (news) => {
          if (news.about === 'people' && news.id === query.id) sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

/** Who is invited to a group, on the portal's client: all pages, since any of them may be offered. */
export const provideInvited = (portal: Portal) =>
  provideFlow(invitedMachine, {
    actors: {
      load: readAll(
        portal,
        listSentGroupInvitations,
        ({ query: params }: { query: { id: string } }) => ({ params }),
        (invitations) => invitations.map(({ user }) => user.id),
      ),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeGroups(portal, (news) => {
          if (news.about === 'people' && news.id === query.id) sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });

/** Withdrawing an invitation on the portal's client. One that was declined by then is gone too. */
export const provideWithdrawInvitation = (portal: Portal) =>
  provideFlow(withdrawInvitationMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }): Promise<GroupStanding> => {
        const standing = await portal.client
          .call(withdrawGroupInvitation, { params })
          .catch(doneIfGone);
        return standing ?? {};
      }),
    },
    actions: {
      publish: (_, { input: { id }, done: { member_count } }) =>
        publishPeople(portal, id, { member_count }),
    },
  });

import { inviteToGroup, type Member } from '@saudagar/contract';
import { formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishPeople } from '../changes/changes.ts';

/** Members who are to be invited, in the order in which they were chosen. */
export interface InviteValues {
  members: readonly Member[];
}

/** Invites members to a group; those who were invited already stay so. */
export const inviteMachine = formMachine<InviteValues, { userIds: string[] }, void, { id: string }>(
  {
    id: 'inviteToGroup',
    validate: ({ members }) => (members.length === 0 ? { members: { rule: 'nobody' } } : {}),
    toBody: ({ members }) => ({ userIds: members.map(({ id }) => id) }),
  },
);

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

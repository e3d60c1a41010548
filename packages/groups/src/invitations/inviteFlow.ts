import { inviteToGroup, type Member } from '@saudagar/contract';
import { formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishPeople } from '../changes/changes.ts';

/** Members to invite, in the order they were selected. */
export interface InviteValues {
  members: readonly Member[];
}

/** Invites members to a group; a second invitation has no effect. */
export const inviteMachine = formMachine<InviteValues, { userIds: string[] }, void, { id: string }>(
  {
    id: 'inviteToGroup',
    validate: ({ members }) => (members.length === 0 ? { members: { rule: 'nobody' } } : {}),
    toBody: ({ members }) => ({ userIds: members.map(({ id }) => id) }),
  },
);

/** Implements inviting members one by one with the portal's client; safe to repeat. */
export const provideInvite = (portal: Portal) =>
  provideFlow(inviteMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject: params, body } }) => {
        for (const user_id of body.userIds)
          await portal.client.call(inviteToGroup, { params, body: { user_id } });
      }),
    },
    // A member who had asked to join is in the group now.
    actions: { publish: (_, { subject: { id } }) => publishPeople(portal, id, {}) },
  });

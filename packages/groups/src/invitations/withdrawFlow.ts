import { doneIfNotFound, type GroupStanding, withdrawGroupInvitation } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishPeople } from '../changes/changes.ts';

/** A group and who is invited to it. */
export interface InvitedMember {
  id: string;
  userId: string;
}

/** Takes an invitation to a group back. */
export const withdrawInvitationMachine = commandMachine<InvitedMember, GroupStanding>(
  'withdrawGroupInvitation',
);

/** Withdrawing an invitation on the portal's client. One that was declined by then is gone too. */
export const provideWithdrawInvitation = (portal: Portal) =>
  provideFlow(withdrawInvitationMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }): Promise<GroupStanding> => {
        const standing = await portal.client
          .call(withdrawGroupInvitation, { params })
          .catch(doneIfNotFound);
        return standing ?? {};
      }),
    },
    actions: {
      publish: (_, { input: { id }, done: { member_count } }) =>
        publishPeople(portal, id, { member_count }),
    },
  });

import {
  doneIfNotFound,
  type GroupRelationship,
  withdrawGroupInvitation,
} from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishPeople } from '../changes/changes.ts';

/** A group and an invited member. */
export interface InvitedMember {
  id: string;
  userId: string;
}

/** Withdraws an invitation to a group. */
export const withdrawInvitationMachine = commandMachine<InvitedMember, GroupRelationship>(
  'withdrawGroupInvitation',
);

/** Implements withdrawing an invitation; one declined meanwhile counts as withdrawn. */
export const provideWithdrawInvitation = (portal: Portal) =>
  provideFlow(withdrawInvitationMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }): Promise<GroupRelationship> => {
        const relationship = await portal.client
          .call(withdrawGroupInvitation, { params })
          .catch(doneIfNotFound);
        return relationship ?? {};
      }),
    },
    actions: {
      publish: (_, { input: { id }, done: { member_count } }) =>
        publishPeople(portal, id, { member_count }),
    },
  });

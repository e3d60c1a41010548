import { doneIfNotFound, type GroupStanding, removeGroupMember } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishPeople } from '../changes/changes.ts';

/** A group and one of its members. */
export interface OneMember {
  id: string;
  userId: string;
}

/** Takes a member out of a group, once confirmed. */
export const removeMachine = commandMachine<OneMember, GroupStanding>('removeGroupMember');

/** Removing a member on the portal's client. Who has gone already counts as removed. */
export const provideRemove = (portal: Portal) =>
  provideFlow(removeMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }): Promise<GroupStanding> => {
        const standing = await portal.client
          .call(removeGroupMember, { params })
          .catch(doneIfNotFound);
        return standing ?? {};
      }),
    },
    actions: {
      publish: (_, { input: { id }, done: { member_count } }) =>
        publishPeople(portal, id, { member_count }),
    },
  });

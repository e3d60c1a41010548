import { doneIfNotFound, type GroupRelationship, removeGroupMember } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishPeople } from '../changes/changes.ts';

/** A group and one of its members. */
export interface OneMember {
  id: string;
  userId: string;
}

/** Removes a member from a group after confirmation. */
export const removeMachine = commandMachine<OneMember, GroupRelationship>('removeGroupMember');

/** Implements removing a member; one who has left counts as removed. */
export const provideRemove = (portal: Portal) =>
  provideFlow(removeMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }): Promise<GroupRelationship> => {
        const relationship = await portal.client
          .call(removeGroupMember, { params })
          .catch(doneIfNotFound);
        return relationship ?? {};
      }),
    },
    actions: {
      publish: (_, { input: { id }, done: { member_count } }) =>
        publishPeople(portal, id, { member_count }),
    },
  });

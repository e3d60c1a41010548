import { doneIfNotFound, type GroupRelationship, removeGroupMember } from '@saudagar/contract';
import { formMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishPeople } from '../changes/changes.ts';

/** A group and one of its members. */
export interface OneMember {
  id: string;
  userId: string;
}

/** Values of a removal: `ban` also keeps the member out. */
export interface RemoveValues {
  ban: boolean;
}

/** Removes a member from a group, and bans them where that was chosen (GRP-165). */
export const removeMachine = formMachine<RemoveValues, RemoveValues, GroupRelationship, OneMember>({
  id: 'removeGroupMember',
  validate: () => ({}),
  toBody: (values) => values,
});

/** Implements removing a member; one who has left counts as removed. */
export const provideRemove = (portal: Portal) =>
  provideFlow(removeMachine, {
    actors: {
      send: fromPromise(
        async ({ input: { subject: params, body } }): Promise<GroupRelationship> => {
          const query = body.ban ? { ban: 'true' as const } : {};
          const relationship = await portal.client
            .call(removeGroupMember, { params, query })
            .catch(doneIfNotFound);
          return relationship ?? {};
        },
      ),
    },
    actions: {
      publish: (_, { subject: { id }, reply: { member_count } }) =>
        publishPeople(portal, id, { member_count }),
    },
  });

import { doneIfNotFound, type GroupRelationship, withdrawGroupOffer } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishPeople } from '../changes/changes.ts';
import type { OneMember } from '../members/removeFlow.ts';

/** Withdraws the offer of a role in a group, after confirmation (GRP-177). */
export const withdrawOfferMachine = commandMachine<OneMember, GroupRelationship>(
  'withdrawGroupOffer',
);

/** Implements withdrawing an offer; one that was answered meanwhile counts as withdrawn. */
export const provideWithdrawOffer = (portal: Portal) =>
  provideFlow(withdrawOfferMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }): Promise<GroupRelationship> => {
        const relationship = await portal.client
          .call(withdrawGroupOffer, { params })
          .catch(doneIfNotFound);
        return relationship ?? {};
      }),
    },
    actions: {
      publish: (_, { input: { id } }) => publishPeople(portal, id, {}),
    },
  });

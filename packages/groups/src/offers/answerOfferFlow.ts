import {
  acceptGroupOffer,
  declineGroupOffer,
  doneIfNotFound,
  type Group,
  type GroupOfferRole,
} from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishGroup, publishOwn, publishPeople } from '../changes/changes.ts';

/** An offer of a role in a group, and the member's answer. */
export interface OfferAnswer {
  id: string;
  role: GroupOfferRole;
  answer: 'accept' | 'decline';
}

/** Accepts or declines the offer of a role in a group (GRP-175, GRP-176). */
export const answerOfferMachine = commandMachine<OfferAnswer, Partial<Group>>('answerGroupOffer');

/** Implements answering an offer; to decline one that was withdrawn counts as done. */
export const provideAnswerOffer = (portal: Portal) =>
  provideFlow(answerOfferMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }): Promise<Partial<Group>> => {
        const { id, role, answer } = input;
        const params = { id };
        if (answer === 'accept')
          return portal.client.call(acceptGroupOffer, { params, body: { role } });
        const relationship = await portal.client
          .call(declineGroupOffer, { params })
          .catch(doneIfNotFound);
        return relationship?.membership ? { membership: relationship.membership } : {};
      }),
    },
    actions: {
      publish: (_, { input: { id }, done }) => {
        publishGroup(portal, { ...done, id, offered_role: null });
        publishPeople(portal, id, {});
        publishOwn(portal);
      },
    },
  });

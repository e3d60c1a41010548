import {
  acceptGroupRequest,
  declineGroupRequest,
  type GroupRelationship,
  getGroup,
} from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishGroup, publishPeople } from '../changes/changes.ts';

/** A request to join a group, and the admin's answer. */
export interface RequestAnswer {
  id: string;
  userId: string;
  answer: 'accept' | 'decline';
}

/** Accepts or declines a request to join. */
export const answerRequestMachine = commandMachine<RequestAnswer, GroupRelationship>(
  'answerRequest',
);

/** Implements answering a request with the portal's client. */
export const provideAnswerRequest = (portal: Portal) =>
  provideFlow(answerRequestMachine, {
    actors: {
      run: fromPromise(({ input: { input } }) => {
        const { id, userId, answer } = input;
        const endpoint = answer === 'accept' ? acceptGroupRequest : declineGroupRequest;
        return portal.client.call(endpoint, { params: { id, userId } });
      }),
    },
    actions: {
      publish: (_, { input: { id }, done: { member_count } }) => {
        publishPeople(portal, id, { member_count });
        // Only the group itself contains the number of open requests.
        portal.client.call(getGroup, { params: { id } }).then(
          (group) => publishGroup(portal, group),
          () => {},
        );
      },
    },
  });

import {
  acceptGroupRequest,
  declineGroupRequest,
  type GroupStanding,
  getGroup,
} from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishGroup, publishPeople } from '../changes/changes.ts';

/** A request to join a group, and what its admin answers. */
export interface RequestAnswer {
  id: string;
  userId: string;
  answer: 'accept' | 'decline';
}

/** Lets somebody into a group who asked, or sends them away. */
export const answerRequestMachine = commandMachine<RequestAnswer, GroupStanding>('answerRequest');

/** Answering a request on the portal's client. */
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
        // How many still wait is told with the group alone.
        portal.client.call(getGroup, { params: { id } }).then(
          (group) => publishGroup(portal, group),
          () => {},
        );
      },
    },
  });

import {
  acceptGroupRequest,
  declineGroupRequest,
  getGroup,
  listGroupRequests,
} from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { publishGroup, publishPeople, subscribeGroups } from '../changes/changes.ts';
import { answerRequestMachine } from './answerMachine.ts';
import { requestsMachine } from './requestsMachine.ts';

/** Requests to join on the portal's client. */
export const provideRequests = (portal: Portal) =>
  provideFlow(requestsMachine, {
    actors: {
      loadPage: read(portal, listGroupRequests, ({ query: params, cursor }) => ({
        params,
        query: { ...(cursor !== null && { cursor }) },
      })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeGroups(portal, (news) => {
          if (news.about === 'people' && news.id === query.id) sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

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

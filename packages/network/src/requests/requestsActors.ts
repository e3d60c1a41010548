import {
  acceptConnection,
  type IncomingRequest,
  listIncomingRequests,
  listSentRequests,
  rejectConnection,
  removeConnection,
  type SentRequest,
} from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { publishRelation } from '../changes/channel.ts';
import { watchNetwork } from '../changes/watchNetwork.ts';
import { answerRequestMachine } from './answerMachine.ts';
import { incomingMachine } from './incomingMachine.ts';
import { sentMachine } from './sentMachine.ts';

const pageAt = ({ cursor }: { query: null; cursor: string | null }) => ({
  query: { ...(cursor !== null && { cursor }) },
});

/** Requests that wait for the member, on the portal's client. */
export const provideIncoming = (portal: Portal) =>
  provideFlow(incomingMachine, {
    actors: {
      loadPage: read(portal, listIncomingRequests, pageAt),
      subscribe: fromCallback(({ sendBack }) =>
        watchNetwork(portal, {
          onRelation: ({ memberId, relation }) => {
            if (relation !== 'incoming')
              sendBack({
                type: 'items.changed',
                change: (items: readonly IncomingRequest[]) =>
                  items.filter(({ requester }) => requester.id !== memberId),
              });
          },
          onOutdated: () => sendBack({ type: 'list.refreshed' }),
        }),
      ),
    },
  });

/** The member's own open requests, on the portal's client. */
export const provideSent = (portal: Portal) =>
  provideFlow(sentMachine, {
    actors: {
      loadPage: read(portal, listSentRequests, pageAt),
      subscribe: fromCallback(({ sendBack }) =>
        watchNetwork(portal, {
          onRelation: ({ memberId, relation }) =>
            relation === 'sent'
              ? sendBack({ type: 'list.refreshed' })
              : sendBack({
                  type: 'items.changed',
                  change: (items: readonly SentRequest[]) =>
                    items.filter(({ recipient }) => recipient.id !== memberId),
                }),
          onOutdated: () => sendBack({ type: 'list.refreshed' }),
        }),
      ),
    },
  });

const ENDPOINTS = {
  accept: acceptConnection,
  reject: rejectConnection,
  withdraw: removeConnection,
} as const;

/** Answering and withdrawing a request, on the portal's client. */
export const provideAnswer = (portal: Portal) =>
  provideFlow(answerRequestMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        await portal.client.call(ENDPOINTS[input.answer], { params: { id: input.connectionId } });
      }),
    },
    actions: {
      publish: (_, { input: { memberId, connectionId, answer } }) =>
        publishRelation(
          portal,
          answer === 'accept'
            ? { memberId, relation: 'connected', connectionId }
            : { memberId, relation: 'none', connectionId: null },
        ),
    },
  });

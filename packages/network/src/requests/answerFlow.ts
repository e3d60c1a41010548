import { acceptConnection, rejectConnection, removeConnection } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishRelation } from '../changes/channel.ts';

/** The answer to a request, or its withdrawal by the sender. */
export interface RequestAnswer {
  connectionId: string;
  /** The other member: sender or recipient. */
  memberId: string;
  answer: 'accept' | 'reject' | 'withdraw';
}

/** Accepts, rejects or withdraws a request to connect (NET-094–103). */
export const answerRequestMachine = commandMachine<RequestAnswer, void>('answerConnectionRequest');

const ENDPOINTS = {
  accept: acceptConnection,
  reject: rejectConnection,
  withdraw: removeConnection,
} as const;

/** Implements answering and withdrawing requests with the portal's client. */
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

import { acceptConnection, rejectConnection, removeConnection } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishRelation } from '../changes/channel.ts';

/** An answer to a request, or its withdrawal by who sent it. */
export interface RequestAnswer {
  connectionId: string;
  /** Who asked, or was asked. */
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

import { requestConnection } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { requestMachine } from './requestMachine.ts';

/** A request to connect on the portal's client. */
export const provideRequest = ({ client }: Portal) =>
  requestMachine.provide({
    actors: {
      askToConnect: fromPromise(async ({ input: { memberId } }) => {
        const { status } = await client.call(requestConnection, { params: { id: memberId } });
        return { isAccepted: status === 'accepted' };
      }),
    },
  });

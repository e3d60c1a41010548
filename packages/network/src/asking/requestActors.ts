import { requestConnection } from '@saudagar/contract';
import { provideFlow, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { publishRelation } from '../changes/channel.ts';
import { requestMachine } from './requestMachine.ts';

/** A request to connect on the portal's client. */
export const provideRequest = (portal: Portal) =>
  provideFlow(requestMachine, {
    actors: {
      run: write(
        portal,
        requestConnection,
        ({ input: { memberId } }) => ({ params: { id: memberId } }),
        ({ status, connection_id }) => ({
          isAccepted: status === 'accepted',
          connectionId: connection_id ?? null,
        }),
      ),
    },
    actions: {
      publish: (_, { input: { memberId }, done: { isAccepted, connectionId } }) =>
        publishRelation(portal, {
          memberId,
          relation: isAccepted ? 'connected' : 'sent',
          connectionId,
        }),
    },
  });

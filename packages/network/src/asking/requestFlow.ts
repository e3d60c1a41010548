import { requestConnection } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishRelation } from '../changes/channel.ts';

/** Sends a request to connect (NET-046–051); a member who had sent one is connected at once. */
export const requestMachine = commandMachine<
  { memberId: string },
  { isAccepted: boolean; connectionId: string | null }
>('connectionRequest');

/** Implements requests to connect with the portal's client. */
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

import { doneIfNotFound, findConnection, removeConnection } from '@saudagar/contract';
import { commandMachine, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { publishRelation } from '../changes/channel.ts';

/** Ends the connection with a member, after a question (NET-018–026). */
export const removeConnectionMachine = commandMachine<{ memberId: string }, void>(
  'removeConnection',
);

/** Ending a connection as documented: looked up, then deleted. One that is gone counts as ended. */
export const provideRemoveConnection = (portal: Portal) =>
  provideFlow(removeConnectionMachine, {
    actors: {
      run: fromPromise(async ({ input: { input } }) => {
        const params = { id: input.memberId };
        const { connection_id } = await portal.client.call(findConnection, { params });
        if (!connection_id) return;
        await portal.client
          .call(removeConnection, { params: { id: connection_id } })
          .catch(doneIfNotFound);
      }),
    },
    actions: {
      publish: (_, { input: { memberId } }) =>
        publishRelation(portal, { memberId, relation: 'none', connectionId: null }),
    },
  });

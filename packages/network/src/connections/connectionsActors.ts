import {
  doneIfGone,
  findConnection,
  listConnections,
  type Person,
  removeConnection,
} from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { publishRelation } from '../changes/channel.ts';
import { watchNetwork } from '../changes/watchNetwork.ts';
import { connectionsMachine } from './connectionsMachine.ts';
import { removeConnectionMachine } from './removeMachine.ts';

/** A member's connections on the portal's client. */
export const provideConnections = (portal: Portal) =>
  provideFlow(connectionsMachine, {
    actors: {
      loadPage: read(
        portal,
        listConnections,
        ({ query: { memberId, search }, cursor }) => ({
          params: { id: memberId },
          query: {
            ...(search.trim() && { search: search.trim() }),
            ...(cursor !== null && { cursor }),
          },
        }),
        ({ connections, total, cursor }, { query: { search } }) => ({
          items: connections,
          cursor: cursor ?? null,
          total: search.trim() ? null : (total ?? null),
        }),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        watchNetwork(portal, {
          onRelation: ({ memberId, relation }) =>
            relation === 'none'
              ? sendBack({
                  type: 'items.changed',
                  change: (items: readonly Person[]) => items.filter(({ id }) => id !== memberId),
                  by: -1,
                })
              : sendBack({ type: 'list.refreshed' }),
          onOutdated: () => sendBack({ type: 'list.refreshed' }),
        }),
      ),
    },
  });

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
          .catch(doneIfGone);
      }),
    },
    actions: {
      publish: (_, { input: { memberId } }) =>
        publishRelation(portal, { memberId, relation: 'none', connectionId: null }),
    },
  });

import { listConnections, type Person } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { watchNetwork } from '../changes/watchNetwork.ts';

/** Owner and search of a list of connections. */
export interface ConnectionsQuery {
  memberId: string;
  search: string;
}

/** A member's connections, latest first (NET-011–017). */
export const connectionsMachine = listMachine<ConnectionsQuery, Person>({
  id: 'connections',
  idOf: ({ id }) => id,
  isNarrowed: ({ search }) => search.trim() !== '',
});

/** Implements a member's connections with the portal's client. */
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

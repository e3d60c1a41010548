import { type IncomingRequest, listIncomingRequests } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { watchNetwork } from '../changes/watchNetwork.ts';

/** Incoming requests of the member (NET-086–089). */
export const incomingMachine = listMachine<null, IncomingRequest>({
  id: 'incomingRequests',
  idOf: ({ connection_id }) => connection_id,
});

export const pageAt = ({ cursor }: { query: null; cursor: string | null }) => ({
  query: { ...(cursor !== null && { cursor }) },
});

/** Implements incoming requests with the portal's client. */
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

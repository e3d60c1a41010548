import { listSentRequests, type SentRequest } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { watchNetwork } from '../changes/watchNetwork.ts';
import { pageAt } from './incomingFlow.ts';

/** The member's own open requests (NET-090–093). */
export const sentMachine = listMachine<null, SentRequest>({
  id: 'sentRequests',
  idOf: ({ connection_id }) => connection_id,
});

/** Implements the member's own open requests with the portal's client. */
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

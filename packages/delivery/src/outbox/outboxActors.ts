import { type Portal, startPersistentActor } from '@saudagar/portal/machines';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { getSocket, subscribeConnection } from '../connection/connectionActors.ts';
import { outboxMachine } from './outboxMachine.ts';
import type { KeeperOrder, OutboxEvent } from './outboxSetup.ts';
import { findOutgoing, outboxStorage } from './outboxStorage.ts';
import type { Outgoing } from './outgoing.ts';
import { outgoingSender, type ReportProgress } from './sendingActors.ts';

/** The outbox on the portal's client and what the browser keeps. */
const provideOutbox = (portal: Portal) => {
  const { client, drafts } = portal;

  const send = outgoingSender(client);

  return outboxMachine.provide({
    actions: { logFailure: (_, { error }) => console.info('saudagar: outbox', error) },
    actors: {
      findPersisted: fromPromise(({ signal }) => findOutgoing(drafts, signal)),
      sendMessage: fromCallback<OutboxEvent, Outgoing>(({ input: item, sendBack }) => {
        const { clientId } = item;
        const publish: ReportProgress = (at, percent) =>
          sendBack({ type: 'upload.progressed', clientId, at, percent });
        send(item, publish).then(
          (message) => sendBack({ type: 'send.succeeded', item, message }),
          (error) => sendBack({ type: 'send.failed', item, error }),
        );
      }),
      keeper: fromCallback<KeeperOrder>(({ receive, sendBack }) => {
        const stored = outboxStorage(drafts);
        receive(({ change }) => stored.change(change));
        return stored.watch((items, removed) =>
          sendBack({ type: 'storage.changed', items, removed }),
        );
      }),
      watchRooms: fromCallback(({ sendBack }) =>
        subscribeConnection(portal, (news) => {
          if (news.type === 'connection.opened') sendBack({ type: 'way.cleared' });
          if (news.type !== 'connection.delivered') return;
          const clientIds = news.events.flatMap((event) =>
            event.type === 'new_message' && event.message.client_id ? event.message.client_id : [],
          );
          if (clientIds.length > 0) sendBack({ type: 'message.seen', clientIds });
        }),
      ),
    },
  });
};

/** The one outbox of a page: what is written in any room is sent from here. */
export function getOutbox(portal: Portal): ActorRefFrom<typeof outboxMachine> {
  // First: while one actor is started, no other can be.
  getSocket(portal);
  return startPersistentActor(portal, 'messaging.outbox', provideOutbox, undefined);
}

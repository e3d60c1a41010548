import { type Portal, startPersistentActor } from '@saudagar/portal/machines';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { getSocket, subscribeConnection } from '../connection/connectionActors.ts';
import { outboxMachine } from './outboxMachine.ts';
import type { OutboxEvent, StorageCommand } from './outboxSetup.ts';
import { findOutgoing, outboxStorage } from './outboxStorage.ts';
import type { Outgoing } from './outgoing.ts';
import { outgoingSender, type ReportProgress } from './sendingActors.ts';

/** Provides the outbox with the portal's client and the browser's storage. */
const provideOutbox = (portal: Portal) => {
  const { drafts } = portal;

  const send = outgoingSender(portal);

  return outboxMachine.provide({
    actions: { logFailure: (_, { error }) => console.info('saudagar: outbox', error) },
    actors: {
      findPersisted: fromPromise(({ signal }) => findOutgoing(drafts, signal)),
      sendMessage: fromCallback<OutboxEvent, Outgoing>(({ input: item, sendBack }) => {
        const { clientId } = item;
        const report: ReportProgress = (index, percent) =>
          sendBack({ type: 'upload.progressed', clientId, at: index, percent });
        send(item, report).then(
          (message) => sendBack({ type: 'send.succeeded', item, message }),
          (error) => sendBack({ type: 'send.failed', item, error }),
        );
      }),
      storage: fromCallback<StorageCommand>(({ receive, sendBack }) => {
        const storage = outboxStorage(drafts);
        receive(({ change }) => storage.change(change));
        return storage.watch((items, removed) =>
          sendBack({ type: 'storage.changed', items, removed }),
        );
      }),
      watchRooms: fromCallback(({ sendBack }) =>
        subscribeConnection(portal, (news) => {
          if (news.type === 'connection.opened') sendBack({ type: 'connection.restored' });
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

/** The page's only outbox, which sends the messages of all rooms. */
export function getOutbox(portal: Portal): ActorRefFrom<typeof outboxMachine> {
  // First: starting an actor cannot start another one.
  getSocket(portal);
  return startPersistentActor(portal, 'messaging.outbox', provideOutbox, undefined);
}

import { sendMessage, uploadFile } from '@saudagar/contract';
import { keepActor, type Portal } from '@saudagar/portal';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { connectionOf, hearConnection } from '../connection/connectionActors.ts';
import { findOutgoing, keptOutbox } from './keptOutbox.ts';
import { outboxMachine } from './outboxMachine.ts';
import type { KeeperOrder, OutboxEvent } from './outboxSetup.ts';
import type { Outgoing } from './outgoing.ts';

/** The outbox on the portal's client and what the browser keeps. */
const provideOutbox = (portal: Portal) => {
  const { client, drafts } = portal;

  async function send({ roomId, text, files, clientId }: Outgoing) {
    const attachments: string[] = [];
    for (const [at, file] of files.entries()) {
      // The same try again is the same upload.
      const uploaded = await client.call(uploadFile, {
        body: { file, category: 'posts', client_id: `${clientId}-${at}` },
      });
      attachments.push(uploaded.file.id);
    }
    const body = { content: text, message_type: 'text' as const, attachments, client_id: clientId };
    return client.call(sendMessage, { params: { roomId }, body });
  }

  return outboxMachine.provide({
    actors: {
      findKept: fromPromise(({ signal }) => findOutgoing(drafts, signal)),
      sendMessage: fromCallback<OutboxEvent, Outgoing>(({ input: item, sendBack }) => {
        send(item).then(
          (message) => sendBack({ type: 'send.succeeded', item, message }),
          (error) => sendBack({ type: 'send.failed', item, error }),
        );
      }),
      keeper: fromCallback<KeeperOrder>(({ receive, sendBack }) => {
        const kept = keptOutbox(drafts);
        receive(({ change }) => kept.change(change));
        return kept.watch((items, gone) => sendBack({ type: 'kept.changed', items, gone }));
      }),
      watchRooms: fromCallback(({ sendBack }) =>
        hearConnection(portal, (news) => {
          if (news.type === 'connection.opened') sendBack({ type: 'way.cleared' });
          if (news.type !== 'connection.told') return;
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
export function outboxOf(portal: Portal): ActorRefFrom<typeof outboxMachine> {
  // First: while one actor is started, no other can be.
  connectionOf(portal);
  return keepActor(portal, 'messaging.outbox', provideOutbox, undefined);
}

import { type Conversation, listConversations } from '@saudagar/contract';
import { keepActor, type Portal } from '@saudagar/portal';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { hearConnection } from '../connection/connectionActors.ts';
import { outboxOf } from '../outbox/outboxActors.ts';
import { inboxMachine } from './inboxMachine.ts';

/** Conversations asked for at once, and how often at most: older ones are opened by their address, or by writing to whoever is in them. */
const PAGE = 100;
const MOST_PAGES = 10;

const provideInbox = (portal: Portal) =>
  inboxMachine.provide({
    actors: {
      loadConversations: fromPromise(async ({ signal }) => {
        const all: Conversation[] = [];
        let cursor: string | undefined;
        for (let pages = 0; pages < MOST_PAGES; pages += 1) {
          const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
          const page = await portal.client.call(listConversations, { query, signal });
          all.push(...page.items);
          if (page.cursor === null) break;
          cursor = page.cursor;
        }
        return all;
      }),
      watchNews: fromCallback(({ sendBack }) => {
        const stop = hearConnection(portal, sendBack);
        const acknowledged = outboxOf(portal).on('message.acknowledged', sendBack);
        return () => {
          stop();
          acknowledged.unsubscribe();
        };
      }),
    },
    actions: {
      // A failed read is silent (MSG-006).
      logFailure: (_, { error }) => console.info('saudagar: conversations did not come', error),
    },
  });

/** The one list of conversations of a page. */
export function inboxOf(portal: Portal, memberId: string): ActorRefFrom<typeof inboxMachine> {
  // First: while one actor is started, no other can be.
  outboxOf(portal);
  return keepActor(portal, 'messaging.inbox', provideInbox, { memberId });
}

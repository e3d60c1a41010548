import { type Conversation, listConversations } from '@saudagar/contract';
import { type Portal, startPersistentActor } from '@saudagar/portal/machines';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { subscribeConnection } from '../connection/connectionActors.ts';
import { getOutbox } from '../outbox/outboxActors.ts';
import { inboxMachine } from './inboxMachine.ts';

/** Conversations asked for at once. */
const PAGE = 100;

const provideInbox = (portal: Portal) =>
  inboxMachine.provide({
    actors: {
      loadConversations: fromPromise(async ({ input: { most }, signal }) => {
        // By id: one that something is said in meanwhile moves, and may come twice.
        const all = new Map<string, Conversation>();
        let cursor: string | null | undefined;
        while (all.size < most && cursor !== null) {
          const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
          const page = await portal.client.call(listConversations, { query, signal });
          for (const one of page.items) all.set(one.id, one);
          cursor = page.items.length > 0 ? page.cursor : null;
        }
        return { conversations: [...all.values()], hasMore: cursor !== null };
      }),
      watchNews: fromCallback(({ sendBack }) => {
        const stop = subscribeConnection(portal, sendBack);
        const acknowledged = getOutbox(portal).on('message.acknowledged', sendBack);
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
export function getInbox(portal: Portal, memberId: string): ActorRefFrom<typeof inboxMachine> {
  // First: while one actor is started, no other can be.
  getOutbox(portal);
  return startPersistentActor(portal, 'messaging.inbox', provideInbox, { memberId });
}

import { type Conversation, listConversations } from '@saudagar/contract';
import { keptAt, markKept, type Portal, startPersistentActor } from '@saudagar/portal/machines';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { subscribeConnection } from '../connection/connectionActors.ts';
import { getOutbox } from '../outbox/outboxActors.ts';
import { inboxMachine } from './inboxMachine.ts';

/** Page size for reading conversations. */
const PAGE = 100;

const provideInbox = (portal: Portal) =>
  inboxMachine.provide({
    actors: {
      loadConversations: fromPromise(async ({ input: { most, mayBeKept }, signal }) => {
        // By id: a conversation with new messages moves between pages, and may come twice.
        const all = new Map<string, Conversation>();
        let cursor: string | null | undefined;
        while (all.size < most && cursor !== null) {
          const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
          const page = await portal.client.call(listConversations, {
            ...{ query, signal },
            mayBeKept: mayBeKept && cursor === undefined,
          });
          for (const one of page.items) all.set(one.id, one);
          const since = keptAt(page);
          if (since) return markKept({ conversations: [...all.values()], hasMore: false }, since);
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
      // A failed read is not shown (MSG-006).
      logFailure: (_, { error }) => console.info('saudagar: conversations did not come', error),
    },
  });

/** The page's only list of conversations. */
export function getInbox(portal: Portal, memberId: string): ActorRefFrom<typeof inboxMachine> {
  // First: starting an actor cannot start another one.
  getOutbox(portal);
  return startPersistentActor(portal, 'messaging.inbox', provideInbox, { memberId });
}

import { listReactions, type Reaction } from '@saudagar/contract';
import { getSocket } from '@saudagar/delivery/machines';
import { provideFlow, type ReadEvent, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** The message whose reactions are read. */
export interface WhoReactedQuery {
  conversationId: string;
  messageId: string;
}

/** Reads who reacted to a message, the oldest first. */
export const whoReactedMachine = readMachine<WhoReactedQuery, readonly Reaction[]>({
  id: 'whoReacted',
});

/** Implements who reacted with the portal's client and connection. */
export const provideWhoReacted = (portal: Portal) =>
  provideFlow(whoReactedMachine, {
    actors: {
      load: read(portal, listReactions, ({ query: { conversationId: roomId, messageId } }) => ({
        params: { roomId, messageId },
      })),
      subscribe: fromCallback<ReadEvent<readonly Reaction[]>, { query: WhoReactedQuery }>(
        ({ input: { query }, sendBack }) => {
          const subscription = getSocket(portal).on('connection.delivered', ({ events }) => {
            const isChanged = events.some(
              (event) => event.type === 'message_reactions' && event.message_id === query.messageId,
            );
            if (isChanged) sendBack({ type: 'read.outdated' });
          });
          return () => subscription.unsubscribe();
        },
      ),
    },
  });

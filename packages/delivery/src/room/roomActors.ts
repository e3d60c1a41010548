import { DEFAULT_HISTORY_SIZE, getRoom, listMessages } from '@saudagar/contract';
import { keptAt, type Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise, sendTo } from 'xstate';
import { getSocket, subscribeConnection } from '../connection/connectionActors.ts';
import { getInbox } from '../inbox/inboxActors.ts';
import { getOutbox } from '../outbox/outboxActors.ts';
import { readMarksOf } from './readMarksActors.ts';
import type { RoomEvent } from './room.ts';
import type { MessagePage } from './roomHistory.ts';
import { roomMachine } from './roomMachine.ts';
import { readBackTo } from './unreadPages.ts';

interface WatchInput {
  roomId: string;
  memberId: string;
}

/** A conversation that this device kept is shown when the server cannot be reached. */
const mayBeKept = 'away' as const;

/**
 * Provides a room with the portal's client, connection, outbox and list. `prepare` loads what
 * messages need to be shown: the first of them wait for it.
 */
export const provideRoom = (portal: Portal, prepare: () => Promise<unknown>) => {
  /** A room without its name is shown all the same: its messages matter more. */
  const readRoomItself = (roomId: string, signal: AbortSignal) =>
    portal.client.call(getRoom, { params: { roomId }, signal, mayBeKept }).catch((error) => {
      console.info('saudagar: whose conversation it is could not be read', error);
      return null;
    });

  /** Reading marks nothing as read: the client reports messages as they become visible. */
  async function readPage(
    roomId: string,
    side: { before?: number | undefined; after?: number | undefined },
    signal: AbortSignal,
  ): Promise<MessagePage> {
    const limit = DEFAULT_HISTORY_SIZE;
    const query = { limit, ...side, mark_read: 'false' as const };
    const call = { params: { roomId }, query, signal, mayBeKept };
    const items = await portal.client.call(listMessages, call);
    return { items, isLast: items.length !== limit };
  }

  return roomMachine.provide({
    actors: {
      loadMessages: fromPromise(async ({ input, signal }) => {
        const { roomId, withRoom, readSequence, ...side } = input;
        const [page, room] = await Promise.all([
          readPage(roomId, side, signal),
          withRoom ? readRoomItself(roomId, signal) : null,
          prepare(),
        ]);
        if (keptAt(page.items)) return { ...page, room };
        const read = readSequence ?? (room?.unread_count ? room.read_sequence : undefined);
        const whole = await readBackTo(read, page, (before) =>
          readPage(roomId, { before }, signal),
        );
        return { ...whole, room };
      }),
      watchNews: fromCallback<RoomEvent, WatchInput>(
        ({ input: { roomId, memberId }, sendBack }) => {
          const connection = getSocket(portal);
          const inbox = getInbox(portal, memberId);
          let firstSequence: number | undefined;
          const reportBeginning = () => {
            const { conversations } = inbox.getSnapshot().context;
            const first = conversations.find(({ id }) => id === roomId)?.first_sequence;
            if (first === undefined || first === firstSequence) return;
            firstSequence = first;
            sendBack({ type: 'beginning.changed', firstSequence });
          };
          reportBeginning();
          const listSubscription = inbox.subscribe(reportBeginning);
          connection.send({ type: 'room.shown' });
          const stop = subscribeConnection(portal, sendBack);
          const acknowledged = getOutbox(portal).on('message.acknowledged', (news) => {
            if (news.roomId === roomId) sendBack(news);
          });
          return () => {
            stop();
            acknowledged.unsubscribe();
            listSubscription.unsubscribe();
          };
        },
      ),
    },
    actions: {
      sendRead: sendTo(
        () => readMarksOf(portal),
        (_, mark) => ({ type: 'room.seen', ...mark }),
      ),
      sendSeen: sendTo(
        () => getOutbox(portal),
        (_, { roomId, messages }) => ({
          type: 'room.read',
          roomId,
          clientIds: messages.flatMap(({ client_id }) => client_id ?? []),
        }),
      ),
      logFailure: (_, { error }) =>
        console.info('saudagar: a conversation could not be read', error),
    },
  });
};

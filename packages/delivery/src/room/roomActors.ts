import { DEFAULT_HISTORY_SIZE, getRoom, listMessages } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise, sendTo } from 'xstate';
import { connectionOf, hearConnection } from '../connection/connectionActors.ts';
import { outboxOf } from '../outbox/outboxActors.ts';
import { readMarksOf } from './readMarksActors.ts';
import type { RoomEvent } from './room.ts';
import { roomMachine } from './roomMachine.ts';

/**
 * A room on the portal's client, its connection and its outbox. `prepare` fetches what is needed to
 * show messages: the first of them wait for it.
 */
export const provideRoom = (portal: Portal, prepare: () => Promise<unknown>) => {
  /** A room without its name is shown all the same: what is said in it matters more. */
  const readRoomItself = (roomId: string, signal: AbortSignal) =>
    portal.client.call(getRoom, { params: { roomId }, signal }).catch((error) => {
      console.info('saudagar: whose conversation it is could not be read', error);
      return null;
    });

  return roomMachine.provide({
    actors: {
      loadMessages: fromPromise(async ({ input, signal }) => {
        const { roomId, marksRead, withRoom, ...side } = input;
        const limit = DEFAULT_HISTORY_SIZE;
        const query = { limit, ...side, ...(!marksRead && { mark_read: 'false' as const }) };
        const [items, room] = await Promise.all([
          portal.client.call(listMessages, { params: { roomId }, query, signal }),
          withRoom ? readRoomItself(roomId, signal) : null,
          prepare(),
        ]);
        return { items, isLast: items.length !== limit, room };
      }),
      watchNews: fromCallback<RoomEvent, { roomId: string }>(({ input: { roomId }, sendBack }) => {
        const connection = connectionOf(portal);
        connection.send({ type: 'room.shown', roomId });
        const stop = hearConnection(portal, sendBack);
        const acknowledged = outboxOf(portal).on('message.acknowledged', (news) => {
          if (news.roomId === roomId) sendBack(news);
        });
        return () => {
          stop();
          acknowledged.unsubscribe();
          connection.send({ type: 'room.shown', roomId: null });
        };
      }),
    },
    actions: {
      tellRead: sendTo(
        () => readMarksOf(portal),
        (_, mark) => ({ type: 'room.seen', ...mark }),
      ),
      tellSeen: sendTo(
        () => outboxOf(portal),
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

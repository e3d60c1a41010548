import { SOCKET_CLOSE, type SocketCommand } from '@saudagar/contract';
import type { FastifyBaseLogger } from 'fastify';
import { membershipOf } from '../areas/messages/roomLock.ts';
import { createRoomPublisher, type RoomBusEvent } from '../areas/messages/roomPublisher.ts';
import type { Community } from '../community.ts';
import type { Connection } from './connection.ts';
import { createConnections } from './connections.ts';
import type { BusEvent } from './fanOut.ts';
import { createModeratorPublisher } from './moderatorPublisher.ts';
import { createQuiet } from './quiet.ts';
import { sendRelation, sendToMember } from './sendToMember.ts';
import { createUnreadCountPublisher } from './unreadCountPublisher.ts';

/** Maximum number of a room's pending events; beyond it its members refetch. */
const PENDING_MAX = 1_000;
/** Number of pending events from which ephemeral ones are dropped. */
const PASSING_MAX = 20;
const GOING_AWAY = 1001;

/** Distributes events to the open sockets of this process. */
export interface Hub {
  /** Adds a socket and sends `ready`, or closes it. */
  add(connection: Connection): Promise<void>;
  remove(connection: Connection): void;
  /** Executes a command of a member's socket. */
  obey(connection: Connection, command: SocketCommand): Promise<void>;
  /** Checks that sockets are alive and their sessions valid; call it periodically. */
  beat(): Promise<void>;
  /** Closes every socket. */
  close(): Promise<void>;
}

/** A room's pending events in order, and the number of the last message sent. */
interface RoomQueue {
  waiting: QueuedEvent[];
  delivered: number;
}

/** Placeholder for too many events. */
type QueuedEvent = RoomBusEvent | { kind: 'overflow'; room: string };

const isOfMessage = (event: QueuedEvent) => event.kind === 'message';

export function createHub(community: Community, logger: FastifyBaseLogger): Hub {
  const { db, fanOut, presence, sessions } = community;
  const connections = createConnections();
  const publisher = createRoomPublisher(community, connections);
  const unreadCounts = createUnreadCountPublisher(community, connections, logger);
  const moderators = createModeratorPublisher(db, connections, logger);
  const quiet = createQuiet(db);
  const queues = new Map<string, RoomQueue>();
  let isClosing = false;
  const unsubscribe = fanOut.subscribe(receive);

  function receive(event: BusEvent): void {
    quiet.note(event);
    if (event.kind === 'gap') publisher.publishGap();
    else if (event.kind === 'session') void recheck(connections.of(event.member));
    else if (event.kind === 'notification')
      for (const member of event.members) unreadCounts.publish(member);
    else if (event.kind === 'relation') sendRelation(connections, event.pair);
    else if (event.kind === 'account' || event.kind === 'peace')
      sendToMember(connections, event.member, { type: event.kind });
    else if (event.kind === 'moderation') moderators.publish(event.by);
    else if (event.kind !== 'outbox' && !connections.isEmpty()) enqueue(event);
  }

  function enqueue(event: RoomBusEvent): void {
    const queue = queues.get(event.room);
    if (!queue) {
      const begun: RoomQueue = { waiting: [event], delivered: 0 };
      queues.set(event.room, begun);
      void work(event.room, begun);
    } else if (event.kind === 'typing' && queue.waiting.length >= PASSING_MAX) {
      return;
    } else if (queue.waiting.length < PENDING_MAX) {
      queue.waiting.push(event);
    } else {
      queue.waiting = [{ kind: 'overflow', room: event.room }];
    }
  }

  /** Processes a room's events sequentially, in order. */
  async function work(room: string, queue: RoomQueue): Promise<void> {
    try {
      for (let event = queue.waiting.shift(); event; event = queue.waiting.shift())
        await deliver(event, queue);
    } catch (error) {
      logger.error({ err: error }, 'members could not be told what happened');
      publisher.publishGap();
    } finally {
      queues.delete(room);
    }
  }

  async function deliver(event: QueuedEvent, queue: RoomQueue): Promise<void> {
    switch (event.kind) {
      case 'message':
        // Several reads are needed when earlier events were lost.
        while (queue.delivered < event.sequence) {
          const last = await publisher.publishMessages(event.room, {
            after: queue.delivered || event.sequence - 1,
            upTo: queue.waiting.findLast(isOfMessage)?.sequence ?? event.sequence,
          });
          if (last === undefined) return;
          queue.delivered = last;
        }
        return;
      case 'read':
        return publisher.publishRead(event);
      case 'typing':
        return publisher.publishTyping(event);
      case 'room':
        return publisher.publishRoomChange(event);
      case 'removed':
        return publisher.publishRemoval(event);
      case 'restored':
        return publisher.publishRoomGap(event.room);
      case 'reaction':
        return publisher.publishReaction(event);
      case 'overflow':
        queue.delivered = 0;
        return publisher.publishRoomGap(event.room);
    }
  }

  /** Closes sockets whose session has ended. */
  async function recheck(open: readonly Connection[]): Promise<void> {
    if (open.length === 0) return;
    try {
      const live = await sessions.liveAmong(open.map(({ token }) => token));
      for (const connection of open)
        if (!live.has(connection.token)) void connection.close(SOCKET_CLOSE.unauthorized);
    } catch (error) {
      logger.error({ err: error }, 'sessions of sockets could not be looked up');
    }
  }

  /** Logs a failed write of presence, which the next beat repeats. */
  const logPresence = (error: unknown) =>
    logger.error({ err: error }, 'the presence of members could not be noted');

  return {
    async add(connection) {
      if (!connections.add(connection)) return void connection.close(SOCKET_CLOSE.tooOften);
      // Checked again: a session that ended before the socket was added went unnoticed here.
      await recheck([connection]);
      const quietOf = await quiet.of(connection.memberId).catch((error: unknown) => {
        logger.error({ err: error }, 'how long it was quiet could not be looked up');
        return () => 0;
      });
      connection.open(quietOf());
      if (connections.has(connection.memberId))
        await presence.noteOnline([connection.memberId]).catch(logPresence);
    },
    remove(connection) {
      connections.remove(connection);
      // After a restart its members connect again, or their time runs out.
      if (isClosing || connections.has(connection.memberId)) return;
      void presence.noteOffline(connection.memberId).catch(logPresence);
    },
    async obey({ memberId, roomId }, { room_id, typing }) {
      if (roomId !== null && roomId !== room_id) return;
      try {
        // For non-members the room does not exist.
        if (!(await membershipOf(db, room_id, memberId))) return;
        await fanOut.publish({ kind: 'typing', room: room_id, member: memberId, typing });
      } catch (error) {
        logger.error({ err: error }, 'a typing event was lost');
      }
    },
    async beat() {
      for (const connection of connections.all()) connection.beat();
      await recheck(connections.all());
      await presence.noteOnline(connections.members()).catch(logPresence);
    },
    async close() {
      isClosing = true;
      unsubscribe();
      await Promise.all(connections.all().map((connection) => connection.close(GOING_AWAY)));
    },
  };
}

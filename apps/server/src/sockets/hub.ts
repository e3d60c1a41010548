import { SOCKET_CLOSE, type SocketCommand } from '@saudagar/contract';
import type { FastifyBaseLogger } from 'fastify';
import { membershipOf } from '../areas/messages/roomLock.ts';
import { createTeller, type RoomNotice } from '../areas/messages/tellRoom.ts';
import type { Community } from '../community.ts';
import type { Connection } from './connection.ts';
import { createConnections } from './connections.ts';
import type { Notice } from './fanOut.ts';
import { createQuiet } from './quiet.ts';
import { createCountTeller } from './tellCounts.ts';
import { tellOwn, tellRelation } from './tellOwn.ts';

/** Maximum number of a room's pending notices; beyond it its members refetch. */
const NOTICES_MAX = 1_000;
/** Number of pending notices from which ephemeral ones are dropped. */
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

/** A room's pending notices in order, and the number of the last message sent. */
interface RoomQueue {
  waiting: QueuedNotice[];
  told: number;
}

/** Placeholder for too many notices. */
type QueuedNotice = RoomNotice | { kind: 'overflow'; room: string };

const isOfMessage = (notice: QueuedNotice) => notice.kind === 'message';

export function createHub(community: Community, logger: FastifyBaseLogger): Hub {
  const { db, fanOut, sessions } = community;
  const connections = createConnections();
  const teller = createTeller(community, connections);
  const counts = createCountTeller(community, connections, logger);
  const quiet = createQuiet(db);
  const queues = new Map<string, RoomQueue>();
  const unsubscribe = fanOut.subscribe(hear);

  function hear(notice: Notice): void {
    quiet.note(notice);
    if (notice.kind === 'gap') teller.tellGap();
    else if (notice.kind === 'session') void recheck(connections.of(notice.member));
    else if (notice.kind === 'notification')
      for (const member of notice.members) counts.tell(member);
    else if (notice.kind === 'relation') tellRelation(connections, notice.pair);
    else if (notice.kind === 'account' || notice.kind === 'peace')
      tellOwn(connections, notice.member, { type: notice.kind });
    else if (notice.kind !== 'outbox' && !connections.isEmpty()) enqueue(notice);
  }

  function enqueue(notice: RoomNotice): void {
    const queue = queues.get(notice.room);
    if (!queue) {
      const begun: RoomQueue = { waiting: [notice], told: 0 };
      queues.set(notice.room, begun);
      void work(notice.room, begun);
    } else if (notice.kind === 'typing' && queue.waiting.length >= PASSING_MAX) {
      return;
    } else if (queue.waiting.length < NOTICES_MAX) {
      queue.waiting.push(notice);
    } else {
      queue.waiting = [{ kind: 'overflow', room: notice.room }];
    }
  }

  /** Processes a room's notices sequentially, in order. */
  async function work(room: string, queue: RoomQueue): Promise<void> {
    try {
      for (let notice = queue.waiting.shift(); notice; notice = queue.waiting.shift())
        await tell(notice, queue);
    } catch (error) {
      logger.error({ err: error }, 'members could not be told what happened');
      teller.tellGap();
    } finally {
      queues.delete(room);
    }
  }

  async function tell(notice: QueuedNotice, queue: RoomQueue): Promise<void> {
    switch (notice.kind) {
      case 'message':
        // Several reads are needed when earlier notices were lost.
        while (queue.told < notice.sequence) {
          const last = await teller.tellMessages(notice.room, {
            after: queue.told || notice.sequence - 1,
            upTo: queue.waiting.findLast(isOfMessage)?.sequence ?? notice.sequence,
          });
          if (last === undefined) return;
          queue.told = last;
        }
        return;
      case 'read':
        return teller.tellRead(notice);
      case 'typing':
        return teller.tellTyping(notice);
      case 'room':
        return teller.tellChange(notice);
      case 'removed':
        return teller.tellRemoved(notice);
      case 'overflow':
        queue.told = 0;
        return teller.tellRoomGap(notice.room);
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
    },
    remove: connections.remove,
    async obey({ memberId, roomId }, { room_id, typing }) {
      if (roomId !== null && roomId !== room_id) return;
      try {
        // For non-members the room does not exist.
        if (!(await membershipOf(db, room_id, memberId))) return;
        await fanOut.publish({ kind: 'typing', room: room_id, member: memberId, typing });
      } catch (error) {
        logger.error({ err: error }, 'a notice of typing was lost');
      }
    },
    async beat() {
      for (const connection of connections.all()) connection.beat();
      await recheck(connections.all());
    },
    async close() {
      unsubscribe();
      await Promise.all(connections.all().map((connection) => connection.close(GOING_AWAY)));
    },
  };
}

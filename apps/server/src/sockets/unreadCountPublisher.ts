import type { FastifyBaseLogger } from 'fastify';
import type { Community } from '../community.ts';
import { frameOf } from './connection.ts';
import type { Connections } from './connections.ts';

/** Publishes unread counts to members' own sockets. */
export interface UnreadCountPublisher {
  publish(memberId: string): void;
}

/** One count is read at a time for each member; events meanwhile cause one more. */
export function createUnreadCountPublisher(
  { notifications }: Community,
  connections: Connections,
  logger: FastifyBaseLogger,
): UnreadCountPublisher {
  const asked = new Map<string, { isAgain: boolean }>();
  const own = (memberId: string) =>
    connections.of(memberId).filter(({ roomId }) => roomId === null);

  async function work(memberId: string, state: { isAgain: boolean }): Promise<void> {
    try {
      do {
        state.isAgain = false;
        const unread = await notifications.unread(memberId);
        const frame = frameOf({ type: 'notification', unread });
        for (const connection of own(memberId)) connection.send(frame);
      } while (state.isAgain);
    } catch (error) {
      logger.error({ err: error }, 'a member could not be told of notifications');
      for (const connection of own(memberId)) connection.send(frameOf({ type: 'gap' }));
    } finally {
      asked.delete(memberId);
    }
  }

  return {
    publish(memberId) {
      const state = asked.get(memberId);
      if (state) state.isAgain = true;
      else if (own(memberId).length > 0) {
        const begun = { isAgain: false };
        asked.set(memberId, begun);
        void work(memberId, begun);
      }
    },
  };
}

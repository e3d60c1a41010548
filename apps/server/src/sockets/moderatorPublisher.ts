import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/schema.ts';
import type { Connections } from './connections.ts';
import { sendToMember } from './sendToMember.ts';

/** Publishes changes of the queues to moderators' and admins' own sockets. */
export interface ModeratorPublisher {
  /** Publishes to all but the member whose act it was. */
  publish(by: string): void;
}

/** Reads the roles of those who are connected once for all acts that come meanwhile. */
export function createModeratorPublisher(
  db: Database,
  connections: Connections,
  logger: FastifyBaseLogger,
): ModeratorPublisher {
  const acting: string[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    while (acting.length > 0) {
      const by = new Set(acting.splice(0));
      const connected = connections.members();
      if (connected.length === 0) continue;
      const moderators = await db
        .selectFrom('members')
        .where('role', 'in', ['moderator', 'admin'])
        .where('id', 'in', connected)
        .select('id')
        .execute();
      for (const { id } of moderators)
        if (by.size > 1 || !by.has(id)) sendToMember(connections, id, { type: 'moderation' });
    }
  }

  return {
    publish(by) {
      acting.push(by);
      if (isWorking) return;
      isWorking = true;
      work()
        .catch((error: unknown) =>
          logger.error({ err: error }, 'moderators could not be told of a change'),
        )
        .finally(() => {
          isWorking = false;
        });
    },
  };
}

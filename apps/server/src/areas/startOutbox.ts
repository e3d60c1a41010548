import type { FastifyBaseLogger } from 'fastify';
import type { Community } from '../community.ts';
import type { ServerArea } from './area.ts';
import { areas as ownAreas } from './areas.ts';
import { type OutboxWorker, startOutbox as startWorker } from './notifications/outbox.ts';

/** Starts the outbox over the audiences of all areas. */
export function startOutbox(
  community: Community,
  logger: FastifyBaseLogger,
  areas: readonly ServerArea[] = ownAreas,
): OutboxWorker {
  const audiences = Object.assign(
    {},
    ...areas.map((area) => (area.audiences === 'none' ? {} : area.audiences)),
  );
  return startWorker({ community, audiences, logger });
}

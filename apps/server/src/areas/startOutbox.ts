import type { FastifyBaseLogger } from 'fastify';
import type { Community } from '../community.ts';
import type { ServerArea } from './area.ts';
import { areas as ownAreas } from './areas.ts';
import { startMailWorker } from './notifications/mail/mailWorker.ts';
import type { SendMail } from './notifications/mail/sendMail.ts';
import { type OutboxWorker, startOutbox as startWorker } from './notifications/outbox.ts';

/** Starts the outbox over the audiences of all areas, and over their letters where mail is sent. */
export function startOutbox(
  community: Community,
  logger: FastifyBaseLogger,
  areas: readonly ServerArea[] = ownAreas,
  send?: SendMail,
): OutboxWorker {
  const audiences = Object.assign(
    {},
    ...areas.map((area) => (area.audiences === 'none' ? {} : area.audiences)),
  );
  const workers = [startWorker({ community, audiences, logger })];
  const letters = Object.assign({}, ...areas.map((area) => area.letters ?? {}));
  if (send) workers.push(startMailWorker({ community, letters, send, logger }));
  return {
    run: async () => void (await Promise.all(workers.map((worker) => worker.run()))),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
}

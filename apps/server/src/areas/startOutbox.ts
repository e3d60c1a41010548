import type { FastifyBaseLogger } from 'fastify';
import type { Community } from '../community.ts';
import type { ServerArea } from './area.ts';
import { areas as ownAreas } from './areas.ts';
import { startReminderWorker } from './events/reminders.ts';
import { startMailWorker } from './notifications/mail/mailWorker.ts';
import type { SendMail } from './notifications/mail/sendMail.ts';
import { startOutboxWorker } from './notifications/outbox.ts';
import { startPushWorker } from './notifications/push/pushWorker.ts';
import type { SendPush } from './notifications/push/sendPush.ts';
import { startSummaryWorker } from './notifications/summary/summaryWorker.ts';
import type { Worker } from './notifications/worker.ts';
import { startDeadlineWorker } from './tenders/deadlineWorker.ts';

/** Senders of notifications out of the app; each is optional. */
interface Senders {
  mail?: SendMail | undefined;
  push?: SendPush | undefined;
}

/** Starts the outbox over the audiences of all areas, and the mail and push workers. */
export function startOutbox(
  community: Community,
  logger: FastifyBaseLogger,
  areas: readonly ServerArea[] = ownAreas,
  { mail, push }: Senders = {},
): Worker {
  const audiences = Object.assign(
    {},
    ...areas.map((area) => (area.audiences === 'none' ? {} : area.audiences)),
  );
  const workers = [
    startOutboxWorker({ community, audiences, logger }),
    startDeadlineWorker(community, logger),
    startReminderWorker(community, logger),
  ];
  const letters = Object.assign({}, ...areas.map((area) => area.letters ?? {}));
  if (mail)
    workers.push(
      startSummaryWorker({ community, logger }),
      startMailWorker({ community, letters, send: mail, logger }),
    );
  if (push) workers.push(startPushWorker({ community, send: push, logger }));
  return {
    run: async () => void (await Promise.all(workers.map((worker) => worker.run()))),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
}

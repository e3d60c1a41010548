import type { FastifyBaseLogger } from 'fastify';
import type { Community } from '../../community.ts';
import type { Audience } from '../area.ts';
import { type Announcement, notifyMembers, type TopicNotification } from './notify.ts';
import { startWorker, type Worker } from './worker.ts';

/** Milliseconds for which a finished row stays for the operator to inspect: a week. */
const RETENTION = 7 * 86_400_000;

interface OutboxParts {
  community: Community;
  /** Audiences of all areas, by name. */
  audiences: Readonly<Record<string, Audience>>;
  logger: FastifyBaseLogger;
  /** Number of recipients notified in one transaction. */
  batch: number;
  /** Ids of rows with an audience unknown to this server; each is logged once. */
  skipped: Set<string>;
}

/**
 * Starts the announcement worker: at once for rows of an earlier run, and after each commit with
 * an announcement. Several processes may run one: one at a time holds each outbox row.
 */
export function startOutboxWorker({
  batch = 50,
  ...rest
}: Omit<OutboxParts, 'batch' | 'skipped'> & { batch?: number }): Worker {
  const parts = { ...rest, batch, skipped: new Set<string>() };
  return startWorker({
    logger: rest.logger,
    next: () => deliverNext(parts),
    failure: 'members could not be told',
    wokenBy: rest.community.fanOut,
    givesWay: true,
  });
}

/**
 * Notifies the next recipients of the oldest row. Their rows and the cursor are one transaction:
 * a crash skips and repeats nobody. Returns false when nothing is pending. A row with an unknown
 * audience stays, behind later ones: another process, or a later version, may know the area.
 */
export function deliverNext({
  community: { fanOut, now, push },
  audiences,
  logger,
  batch,
  skipped,
}: OutboxParts): Promise<boolean> {
  return fanOut.transaction(async (write, publish) => {
    const row = await write
      .selectFrom('outbox')
      .where('done_at', 'is', null)
      .$if(skipped.size > 0, (rows) => rows.where('id', 'not in', [...skipped]))
      .orderBy('id')
      .limit(1)
      .selectAll()
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    const {
      audience,
      except = [],
      ...notification
    } = JSON.parse(row.payload) as Announcement & TopicNotification;
    const next = audiences[audience.name];
    if (!next) {
      skipped.add(row.id);
      logger.error(
        { outbox_id: row.id, kind: row.kind, audience: audience.name },
        'no area names the audience of an announcement, which waits',
      );
      return true;
    }
    const recipients = await next(write, { id: audience.id, after: row.cursor, limit: batch });
    await notifyMembers(write, publish, {
      recipients: recipients.filter((id) => !except.includes(id)),
      notification,
      at: row.created_at,
      isPushed: push !== undefined,
    });
    const isDone = recipients.length < batch;
    await write
      .updateTable('outbox')
      .set({ cursor: recipients.at(-1) ?? row.cursor, done_at: isDone ? now() : null })
      .where('id', '=', row.id)
      .execute();
    if (isDone)
      await write
        .deleteFrom('outbox')
        .where('done_at', '<', new Date(now().getTime() - RETENTION))
        .execute();
    return true;
  });
}

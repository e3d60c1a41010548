import type { Locale } from '@saudagar/contract';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Community } from '../../../community.ts';
import { factsFor } from '../facts.ts';
import { type Part, partsFor } from '../parts.ts';
import { actorNames, isSeenByRecipient } from '../seen.ts';
import { type WordedNotification, wordNotification } from '../words.ts';
import { startWorker, type Worker } from '../worker.ts';
import type { SendPush } from './sendPush.ts';

const MINUTE = 60_000;
/** Lease of a push in milliseconds; after a crash another worker takes it. */
const HELD = 5 * MINUTE;
/** Minutes until the next try after a failure; the last value repeats. */
const PAUSES = [1, 5, 15, 60];
/** Milliseconds until a push is given up: after a day it is no news. */
const TRIED = 86_400_000;
/** Interval in milliseconds of looking for pushes due again. */
const LOOKS = 30_000;
/** Number of pushes sent concurrently. */
const BATCH = 20;
/** Maximum length of a push's sentence; a push service accepts 4 kB. */
const SENTENCE_MAX = 300;

interface PushParts {
  community: Community;
  send: SendPush;
  logger: FastifyBaseLogger;
}

/** A push with its content and its subscription. */
interface PushRow extends WordedNotification {
  id: string;
  tries: number;
  created_at: Date;
  subscription_id: string;
  notification_id: string;
  recipient_id: string;
  actors: string[];
  subject_type: string;
  subject_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Locale;
}

/**
 * Starts the worker that sends pushes: at once for those of an earlier run, whenever a
 * transaction added some, and when a pause is over. One process at a time holds a push.
 */
export const startPushWorker = (parts: PushParts): Worker =>
  startWorker({
    logger: parts.logger,
    next: () => sendNext(parts),
    failure: 'pushes could not be read',
    wokenBy: parts.community.fanOut,
    looks: LOOKS,
  });

/** Sends those that have waited longest; false when none is pending. */
async function sendNext(parts: PushParts): Promise<boolean> {
  const { db, now } = parts.community;
  const currentTime = now();
  const { rows: taken } = await sql<{ id: string }>`
    update pushes set tries = tries + 1, try_at = ${new Date(currentTime.getTime() + HELD)}
    where id in (
      select id from pushes where try_at <= ${currentTime}
      order by try_at, id limit ${BATCH} for update skip locked)
    returning id`.execute(db);
  if (taken.length === 0) return false;
  const ids = taken.map(({ id }) => id);
  const rows = await worthSending(parts.community, ids);
  const sending = new Set(rows.map(({ id }) => id));
  await remove(
    parts,
    ids.filter((id) => !sending.has(id)),
  );
  await Promise.all(rows.map((row) => deliver(parts, row)));
  return true;
}

/** Filters pushes to those still relevant: unread, about a visible post, to a live session. */
async function worthSending({ db, now }: Community, ids: readonly string[]): Promise<PushRow[]> {
  const { rows } = await sql<PushRow>`
    select pushes.id, pushes.tries, pushes.created_at, pushes.subscription_id,
      pushes.notification_id, notification.recipient_id, notification.actors, notification.kind, notification.subject_type,
      notification.subject_id, notification.subject_title, notification.changes, notification.count,
      device.endpoint, device.p256dh, device.auth, device.language,
      ${actorNames} as names
    from pushes
    join notifications as notification on notification.id = pushes.notification_id
    join push_subscriptions as device on device.id = pushes.subscription_id
    join sessions on sessions.id = device.session_id and sessions.expires_at > ${now()}
    join members on members.id = notification.recipient_id and members.deactivated_at is null
      and not members.must_change_password
    where pushes.id = any (${ids}::uuid[]) and notification.read_at is null and ${isSeenByRecipient}`.execute(
    db,
  );
  return rows;
}

async function deliver(parts: PushParts, row: PushRow): Promise<void> {
  const { community, send, logger } = parts;
  const { db, now } = community;
  const opened = await partsFor(db, row.recipient_id, [row]);
  const facts = await factsFor(db, [{ ...row, id: row.notification_id }]);
  let status: number | undefined;
  try {
    status = await send({
      id: row.notification_id,
      browser: { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } },
      payload: payloadOf({ ...row, facts: facts.get(row.notification_id) }, opened.get(row.id)),
    });
  } catch {
    // Without the message, which may contain the address: its holder can send to the device.
  }
  if (status !== undefined && status >= 200 && status < 300) return remove(parts, [row.id]);
  // The browser has unsubscribed or was removed.
  if (status === 404 || status === 410) {
    await db.deleteFrom('push_subscriptions').where('id', '=', row.subscription_id).execute();
    return;
  }
  const isRefused = status !== undefined && status < 500 && status !== 429;
  const reason = { push_id: row.id, tries: row.tries, answer: status };
  if (isRefused || now().getTime() - row.created_at.getTime() > TRIED) {
    logger.error(reason, 'a push was given up');
    return remove(parts, [row.id]);
  }
  logger.warn(reason, 'a push waits for its next try');
  const minutes = PAUSES[row.tries - 1] ?? PAUSES.at(-1) ?? 0;
  await db
    .updateTable('pushes')
    .set({ try_at: new Date(now().getTime() + minutes * MINUTE) })
    .where('id', '=', row.id)
    .execute();
}

async function remove({ community: { db } }: PushParts, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('pushes').where('id', 'in', ids).execute();
}

/** Content for the host's service worker to show, and the path to open. */
function payloadOf(row: PushRow, part: Part | undefined): string {
  const sentence = [...wordNotification(row, row.language)];
  return JSON.stringify({
    id: row.notification_id,
    language: row.language,
    text:
      sentence.length > SENTENCE_MAX
        ? `${sentence.slice(0, SENTENCE_MAX - 1).join('')}…`
        : sentence.join(''),
    subject: { type: row.subject_type, id: row.subject_id },
    ...(part && { part }),
  });
}

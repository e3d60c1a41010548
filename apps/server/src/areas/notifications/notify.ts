import { CATEGORY_OF, type MutedType, type NotificationTopic } from '@saudagar/contract';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../ids.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import { isDeafTo } from '../blocking/contact.ts';
import { addPushes } from './push/devices.ts';

/** What members are told. */
export interface NewNotification {
  /** One that an area of the contract names. */
  kind: string;
  /** What happens again under the same key moves the recipient's one row up. */
  key: string;
  /** Who did it, and is not told; null where nobody did. */
  actor: string | null;
  subject: { type: string; id: string; title: string | null };
  /** The trade group that the subject stands in, which a member may have muted. */
  group?: string | null;
  /** Whether the same actor is told of once, such as a like that is taken back and given again. */
  isOncePerActor?: boolean;
}

/** A notification with the topic of its kind. */
export interface TopicNotification extends NewNotification {
  readonly topic: NotificationTopic;
}

/** What many are told: the members of an audience that an area names. */
export interface Announcement extends NewNotification {
  audience: { name: string; id: string | null };
}

/** Tells members what happened, as part of the transaction in which it happens. */
export interface Notifier {
  /**
   * Tells a few, but for the actor and those who are deactivated, have blocked the actor, muted the
   * subject or switched the topic off.
   */
  notify(
    write: Database,
    publish: Publish,
    notification: NewNotification & { recipients: readonly string[] },
  ): Promise<void>;
  /** Tells many, by one row; the worker makes the recipients' rows afterwards, each once. */
  announce(write: Database, publish: Publish, announcement: Announcement): Promise<void>;
  /** Takes back what a member was told of one other's acts alone, all or of a kind and subject. */
  forgetFrom(
    write: Database,
    publish: Publish,
    of: { recipient: string; actor: string; kind?: string; subject?: string },
  ): Promise<void>;
  /** Takes back what was told about a subject that is gone. */
  forget(write: Database, publish: Publish, type: string, ids: readonly string[]): Promise<void>;
}

/** How many actors a row remembers, to count nobody twice. */
const ACTORS_KEPT = 100;
/** Members named in one notice: PostgreSQL carries 8,000 bytes in one. */
const MEMBERS_AT_ONCE = 150;

/** The topics of kinds. */
export type TopicsOfKinds = ReadonlyMap<string, NotificationTopic>;

/** `isPushed` says whether devices are told as well. */
export function createNotifier(
  now: () => Date,
  topics: TopicsOfKinds,
  isPushed: boolean,
): Notifier {
  const withTopic = <Notified extends NewNotification>(
    notified: Notified,
  ): Notified & TopicNotification => {
    const topic = topics.get(notified.kind);
    if (topic === undefined)
      throw new Error(`no area of the contract names notifications ${notified.kind}`);
    return { ...notified, topic };
  };
  return {
    async notify(write, publish, { recipients, ...notification }) {
      await notifyMembers(write, publish, {
        recipients,
        notification: withTopic(notification),
        at: now(),
        isPushed,
      });
    },

    async announce(write, publish, announcement) {
      await write
        .insertInto('outbox')
        .values({
          id: newId(),
          kind: announcement.kind,
          payload: JSON.stringify(withTopic(announcement)),
          cursor: null,
          created_at: now(),
          done_at: null,
        })
        .execute();
      publish({ kind: 'outbox' });
    },

    async forgetFrom(write, publish, { recipient, actor, kind, subject }) {
      let removed = write
        .deleteFrom('notifications')
        .where('recipient_id', '=', recipient)
        .where('actors', '=', sql<string[]>`${JSON.stringify([actor])}::jsonb`);
      if (kind !== undefined) removed = removed.where('kind', '=', kind);
      if (subject !== undefined) removed = removed.where('subject_id', '=', subject);
      const { numDeletedRows } = await removed.executeTakeFirstOrThrow();
      if (numDeletedRows > 0n) publishUnreadChange(publish, [recipient]);
    },

    async forget(write, publish, type, ids) {
      if (ids.length === 0) return;
      await write
        .deleteFrom('notification_mutes')
        .where('subject_type', '=', type as MutedType)
        .where('subject_id', 'in', ids)
        .execute();
      const removed = await write
        .deleteFrom('notifications')
        .where('subject_type', '=', type)
        .where('subject_id', 'in', ids)
        .returning('recipient_id')
        .execute();
      publishUnreadChange(
        publish,
        removed.map(({ recipient_id }) => recipient_id),
      );
    },
  };
}

/** Says to the sockets of those members that they have something to read, or less. */
export function publishUnreadChange(publish: Publish, members: readonly string[]): void {
  const all = [...new Set(members)];
  for (let from = 0; from < all.length; from += MEMBERS_AT_ONCE)
    publish({ kind: 'notification', members: all.slice(from, from + MEMBERS_AT_ONCE) });
}

/** Who was told, and the ids of notifications that are new, or had been read. */
interface Notified {
  notified: string[];
  fresh: string[];
}

/** Writes the recipients' rows, and says so to their sockets and devices. */
export async function notifyMembers(
  write: Database,
  publish: Publish,
  {
    recipients,
    notification,
    at,
    isPushed,
  }: {
    recipients: readonly string[];
    notification: TopicNotification;
    at: Date;
    isPushed: boolean;
  },
): Promise<void> {
  const { notified, fresh } = await writeNotifications(write, recipients, notification, at);
  publishUnreadChange(publish, notified);
  if (isPushed) await addPushes(write, publish, { fresh, at });
}

/**
 * Writes or moves up the row of each active recipient who wants it, in the order of ids: two that tell
 * the same members wait for each other, and never in a ring.
 */
export async function writeNotifications(
  write: Database,
  recipients: readonly string[],
  notification: TopicNotification,
  at: Date,
): Promise<Notified> {
  const { kind, topic, key, actor, subject, isOncePerActor = false } = notification;
  const wanted = [...new Set(recipients)].filter((id) => id !== actor).sort();
  if (wanted.length === 0) return { notified: [], fresh: [] };
  const ids = wanted.map(() => newId());
  const actors = JSON.stringify(actor === null ? [] : [actor]);
  const known = sql`notifications.actors ? ${actor ?? ''}::text`;
  const { rows } = await sql<{ id: string; recipient_id: string; unread_mark: string | null }>`
    insert into notifications (id, recipient_id, key, kind, category, subject_type, subject_id, subject_title,
      actors, count, created_at, unread_mark)
    select one.id, members.id, ${key}::text, ${kind}::text, ${CATEGORY_OF[topic]}::text,
      ${subject.type}::text,
      ${subject.id}::uuid, ${subject.title}::text, ${actors}::jsonb, ${actor === null ? 0 : 1}::int,
      ${at}::timestamptz, one.id
    from unnest(${ids}::uuid[], ${wanted}::uuid[]) as one (id, recipient_id)
    join members on members.id = one.recipient_id and deactivated_at is null
      and not ${isDeafTo('members.id', actor)} and ${wantsToKnow('members.id', notification)}
    order by members.id
    on conflict (recipient_id, key) do update set
      subject_title = excluded.subject_title,
      actors = (
        select coalesce(jsonb_agg(actor order by place), '[]')
        from jsonb_array_elements(excluded.actors || (notifications.actors - ${actor ?? ''}::text))
          with ordinality as latest (actor, place)
        where place <= ${ACTORS_KEPT}),
      count = notifications.count
        + case when ${actor === null}::boolean or ${known} then 0 else 1 end,
      created_at = excluded.created_at,
      unread_mark = case when notifications.read_at is null
        then notifications.unread_mark else excluded.unread_mark end,
      read_at = null
    where not (${isOncePerActor}::boolean and ${known})
    returning id, recipient_id, unread_mark`.execute(write);
  const own = new Set(ids);
  return {
    notified: rows.map(({ recipient_id }) => recipient_id),
    fresh: rows.flatMap(({ id, unread_mark }) => (own.has(unread_mark ?? '') ? [id] : [])),
  };
}

/** Whether the member of the column has the topic switched on and nothing of it muted. */
function wantsToKnow(member: string, { topic, subject, group = null }: TopicNotification) {
  const isOff = sql<SqlBool>`exists (
    select from notification_choices where notification_choices.member_id = ${sql.ref(member)}
      and topic = ${topic}::text and not in_app)`;
  // A mention is meant for its member alone, wherever it stands.
  if (topic === 'mentions') return sql<SqlBool>`not ${isOff}`;
  return sql<SqlBool>`not ${isOff} and not exists (
    select from notification_mutes where notification_mutes.member_id = ${sql.ref(member)}
      and ((subject_type = ${subject.type}::text and subject_id = ${subject.id}::uuid)
        or (subject_type = 'group' and subject_id = ${group}::uuid)))`;
}

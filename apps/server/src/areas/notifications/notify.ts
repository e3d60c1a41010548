import {
  CATEGORY_OF,
  type MutedType,
  type NoticeChanges,
  type NotificationTopic,
  PERSONAL_TOPICS,
} from '@saudagar/contract';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../ids.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import { isApartFrom } from '../blocking/contact.ts';
import { addPushes } from './push/devices.ts';

/** Notification of a member. */
export interface NewNotification {
  /** A kind defined by an area of the contract. */
  kind: string;
  /** Repetition under the same key moves the recipient's one row up. */
  key: string;
  /** The acting member, who is not notified; null without one. */
  actor: string | null;
  subject: { type: string; id: string; title: string | null };
  /** Number of things that it counts, when it has no actor. @default none */
  count?: number;
  /** Id of a thing that it counts: an unread one counts it too, a read one starts over. */
  item?: string;
  /** The broken rule that the decision names. */
  reason?: string | null | undefined;
  /** Words of the moderator who decided. */
  note?: string | null | undefined;
  /** Changed facts, before and after; joined to those of an unread notification. */
  changes?: NoticeChanges | null | undefined;
  /** The trade group of the subject, which a member may have muted. */
  group?: string | null;
  /** True when the same actor notifies once: a like taken back and given again is only shown again. */
  isOncePerActor?: boolean;
}

/** A notification with the topic of its kind. */
export interface TopicNotification extends NewNotification {
  readonly topic: NotificationTopic;
}

/** Notification of many: the members of an area's audience. */
export interface Announcement extends NewNotification {
  audience: { name: string; id: string | null };
  /** Members of the audience who are not notified, such as those who got another notice. */
  except?: readonly string[];
}

/** Acts of one actor that notified: one recipient or all, some kinds or all, a subject or all. */
export interface ActsOf {
  actor: string;
  recipient?: string;
  kinds?: readonly string[];
  subject?: string;
}

/** Notifies members, in the transaction of the event itself. */
export interface Notifier {
  /**
   * Notifies a few members, except the actor and members who are deactivated, apart from the
   * actor, have muted the subject or switched the topic off.
   */
  notify(
    write: Database,
    publish: Publish,
    notification: NewNotification & { recipients: readonly string[] },
  ): Promise<void>;
  /** Notifies many by one row; the worker writes each recipient's row once afterwards. */
  announce(write: Database, publish: Publish, announcement: Announcement): Promise<void>;
  /** Takes an actor out of notifications; where others acted too, they stay, and count. */
  withdraw(write: Database, publish: Publish, acts: ActsOf): Promise<void>;
  /** Brings withdrawn notifications back as they were, except between members apart. */
  bringBack(write: Database, publish: Publish, acts: ActsOf): Promise<void>;
  /** Withdraws a member's notification of a kind about a subject that is no longer theirs. */
  retract(
    write: Database,
    publish: Publish,
    of: { recipient: string; kind: string; subject: string },
  ): Promise<void>;
  /** Withdraws notifications about deleted subjects, and those subjects from what others count. */
  forget(write: Database, publish: Publish, type: string, ids: readonly string[]): Promise<void>;
}

/** Number of actors, or counted things, stored in a row, to count none twice. */
const ACTORS_KEPT = 100;
/** Members named in one event: PostgreSQL limits its payload to 8,000 bytes. */
const MEMBERS_AT_ONCE = 150;

/** Notification topics by kind. */
export type TopicsOfKinds = ReadonlyMap<string, NotificationTopic>;

/** `isPushed` turns on pushes to devices. */
export function createNotifier(
  now: () => Date,
  topics: TopicsOfKinds,
  isPushed: boolean,
): Notifier {
  const withTopic = <Given extends NewNotification>(
    notification: Given,
  ): Given & TopicNotification => {
    const topic = topics.get(notification.kind);
    if (topic === undefined)
      throw new Error(`no area of the contract names notifications ${notification.kind}`);
    return { ...notification, topic };
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

    async withdraw(write, publish, acts) {
      const actor = acts.actor;
      const changed = await write
        .updateTable('notifications')
        .set({
          actors: sql`actors - ${actor}::text`,
          withdrawn: sql`withdrawn || to_jsonb(${actor}::text)`,
          count: sql`greatest(count - 1, 0)`,
        })
        .where(sql<SqlBool>`actors ? ${actor}::text and ${isOf(acts)}`)
        .returning('recipient_id')
        .execute();
      publishUnreadChange(publish, recipientsOf(changed));
    },

    async bringBack(write, publish, acts) {
      const actor = acts.actor;
      const changed = await write
        .updateTable('notifications')
        .set({
          actors: sql`to_jsonb(${actor}::text) || actors`,
          withdrawn: sql`withdrawn - ${actor}::text`,
          count: sql`count + 1`,
        })
        .where(sql<SqlBool>`withdrawn ? ${actor}::text and ${isOf(acts)}
            and not ${isApartFrom(actor, 'notifications.recipient_id')}`)
        .returning('recipient_id')
        .execute();
      publishUnreadChange(publish, recipientsOf(changed));
    },

    async retract(write, publish, { recipient, kind, subject }) {
      const removed = await write
        .deleteFrom('notifications')
        .where('recipient_id', '=', recipient)
        .where('kind', '=', kind)
        .where('subject_id', '=', subject)
        .returning('recipient_id')
        .execute();
      publishUnreadChange(publish, recipientsOf(removed));
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
      const changed = await uncount(write, ids);
      publishUnreadChange(publish, recipientsOf([...removed, ...changed]));
    },
  };
}

/** Takes deleted things out of the notifications that count them; with the last they go. */
async function uncount(write: Database, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; recipient_id: string; count: number }>`
    update notifications set items = items - ${ids}::text[], count = count - (
      select count(*)::int from jsonb_array_elements_text(items) as item
      where item = any (${ids}::text[]))
    where items <> '[]' and items ?| ${ids}::text[]
    returning id, recipient_id, count`.execute(write);
  const empty = rows.filter(({ count }) => count <= 0).map(({ id }) => id);
  if (empty.length > 0)
    await sql`delete from notifications where id = any (${empty}::uuid[])`.execute(write);
  return rows;
}

const recipientsOf = (rows: readonly { recipient_id: string }[]) =>
  rows.map(({ recipient_id }) => recipient_id);

const isOf = ({ recipient, kinds, subject }: ActsOf) => sql<SqlBool>`
  (${recipient ?? null}::uuid is null or recipient_id = ${recipient ?? null}::uuid)
  and (${kinds ?? null}::text[] is null or kind = any (${kinds ?? null}::text[]))
  and (${subject ?? null}::uuid is null or subject_id = ${subject ?? null}::uuid)`;

/** Publishes changes of unread notifications to the sockets of those members. */
export function publishUnreadChange(publish: Publish, members: readonly string[]): void {
  const all = [...new Set(members)];
  for (let from = 0; from < all.length; from += MEMBERS_AT_ONCE)
    publish({ kind: 'notification', members: all.slice(from, from + MEMBERS_AT_ONCE) });
}

/** Recipients, and the ids of notifications that are new or unread again. */
interface WrittenNotifications {
  notified: string[];
  fresh: string[];
}

/** Writes the recipients' rows, and publishes to their sockets and devices. */
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
 * Inserts or moves up the row of each active recipient who wants it, ordered by id to avoid
 * deadlocks between concurrent notifications.
 */
export async function writeNotifications(
  write: Database,
  recipients: readonly string[],
  notification: TopicNotification,
  at: Date,
): Promise<WrittenNotifications> {
  const { kind, topic, key, actor, subject, isOncePerActor = false } = notification;
  const {
    reason = null,
    note = null,
    item,
    count = item === undefined ? undefined : 1,
  } = notification;
  const items = JSON.stringify(item === undefined ? [] : [item]);
  const changes = notification.changes ? JSON.stringify(notification.changes) : null;
  const wanted = [...new Set(recipients)].filter((id) => id !== actor).sort();
  if (wanted.length === 0) return { notified: [], fresh: [] };
  const ids = wanted.map(() => newId());
  const actors = JSON.stringify(actor === null ? [] : [actor]);
  const known = sql`notifications.actors ? ${actor ?? ''}::text`;
  const isBack = sql`${isOncePerActor}::boolean and notifications.withdrawn ? ${actor ?? ''}::text`;
  const { rows } = await sql<{ id: string; recipient_id: string; unread_mark: string | null }>`
    insert into notifications (id, recipient_id, key, kind, category, subject_type, subject_id, subject_title, reason, note,
      changes, actors, items, count, created_at, unread_mark)
    select one.id, members.id, ${key}::text, ${kind}::text, ${CATEGORY_OF[topic]}::text,
      ${subject.type}::text,
      ${subject.id}::uuid, ${subject.title}::text, ${reason}::text, ${note}::text, ${changes}::jsonb, ${actors}::jsonb, ${items}::jsonb, ${actor === null ? (count ?? 0) : 1}::int,
      ${at}::timestamptz, one.id
    from unnest(${ids}::uuid[], ${wanted}::uuid[]) as one (id, recipient_id)
    join members on members.id = one.recipient_id and deactivated_at is null
      and not ${isWithheld(topic, actor)} and ${wantsToKnow('members.id', notification)}
    order by members.id
    on conflict (recipient_id, key) do update set
      subject_title = excluded.subject_title,
      reason = excluded.reason,
      note = excluded.note,
      changes = case when notifications.read_at is null then ${JOINED_CHANGES} else excluded.changes end,
      withdrawn = notifications.withdrawn - ${actor ?? ''}::text,
      actors = (
        select coalesce(jsonb_agg(actor order by rank), '[]')
        from jsonb_array_elements(excluded.actors || (notifications.actors - ${actor ?? ''}::text))
          with ordinality as latest (actor, rank)
        where rank <= ${ACTORS_KEPT}),
      items = case when notifications.read_at is null then ${JOINED_ITEMS} else excluded.items end,
      count = ${item === undefined ? (count === undefined ? sql`notifications.count` : sql`${count}::int`) : COUNTED_ITEMS}
        + case when ${actor === null}::boolean or ${known} then 0 else 1 end,
      created_at = case when ${isBack} then notifications.created_at else excluded.created_at end,
      unread_mark = case
        when ${isBack} or (notifications.read_at is null and not notifications.is_withdrawn)
        then notifications.unread_mark else excluded.unread_mark end,
      read_at = case when ${isBack} then notifications.read_at end
    where not (${isOncePerActor}::boolean and ${known})
    returning id, recipient_id, unread_mark`.execute(write);
  const own = new Set(ids);
  return {
    notified: rows.map(({ recipient_id }) => recipient_id),
    fresh: rows.flatMap(({ id, unread_mark }) => (own.has(unread_mark ?? '') ? [id] : [])),
  };
}

/** Things of both notifications, the latest first, and their number. */
const JOINED_ITEMS = sql`(
  select coalesce(jsonb_agg(item order by rank), '[]')
  from jsonb_array_elements(excluded.items || (notifications.items - (excluded.items ->> 0)))
    with ordinality as latest (item, rank)
  where rank <= ${ACTORS_KEPT})`;
const COUNTED_ITEMS = sql`case
  when notifications.read_at is not null then 1
  when notifications.items @> excluded.items then notifications.count
  else notifications.count + 1 end`;

/** Changes of both notifications; of a fact in both, the first value before stays. */
const JOINED_CHANGES = sql`coalesce((
  select jsonb_object_agg(fact, jsonb_build_object(
    'before', coalesce(notifications.changes -> fact -> 'before', sides -> 'before'),
    'after', sides -> 'after'))
  from jsonb_each(notifications.changes || excluded.changes) as joined (fact, sides)), excluded.changes)`;

/** Condition that a block withholds a notification; what the two share by other ties goes on. */
const isWithheld = (topic: NotificationTopic, actor: string | null) =>
  PERSONAL_TOPICS.includes(topic) ? isApartFrom(actor, 'members.id') : sql<SqlBool>`false`;

/** Condition that a member has the topic on and nothing of it muted. */
function wantsToKnow(member: string, { topic, subject, group = null }: TopicNotification) {
  const isOff = sql<SqlBool>`exists (
    select from notification_choices where notification_choices.member_id = ${sql.ref(member)}
      and topic = ${topic}::text and not in_app)`;
  // A mention is meant for its member, so mutes do not apply.
  if (topic === 'mentions') return sql<SqlBool>`not ${isOff}`;
  return sql<SqlBool>`not ${isOff} and not exists (
    select from notification_mutes where notification_mutes.member_id = ${sql.ref(member)}
      and ((subject_type = ${subject.type}::text and subject_id = ${subject.id}::uuid)
        or (subject_type = 'group' and subject_id = ${group}::uuid)))`;
}

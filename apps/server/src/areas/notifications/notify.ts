import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../ids.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import { isDeafTo } from '../peace/reach.ts';

/** What members are told. */
export interface NewNotification {
  /** One that an area of the contract names. */
  kind: string;
  /** What happens again under the same key moves the recipient's one row up. */
  key: string;
  /** Who did it, and is not told; null where nobody did. */
  actor: string | null;
  subject: { type: string; id: string; title: string | null };
  /** Whether the same actor is told of once, such as a like that is taken back and given again. */
  isOncePerActor?: boolean;
}

/** What many are told: the members of an audience that an area names. */
export interface Announcement extends NewNotification {
  audience: { name: string; id: string | null };
}

/** Tells members what happened, as part of the transaction in which it happens. */
export interface Notifier {
  /** Tells a few; who is deactivated or has blocked the actor, and the actor, are left out. */
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
const TOLD_AT_ONCE = 150;

export function createNotifier(now: () => Date, kinds: ReadonlySet<string>): Notifier {
  const requireKind = (kind: string) => {
    if (!kinds.has(kind)) throw new Error(`no area of the contract names notifications ${kind}`);
  };
  return {
    async notify(write, publish, { recipients, ...notification }) {
      requireKind(notification.kind);
      const told = await writeNotifications(write, recipients, notification, now());
      publishTold(publish, told);
    },

    async announce(write, publish, announcement) {
      requireKind(announcement.kind);
      await write
        .insertInto('outbox')
        .values({
          id: newId(),
          kind: announcement.kind,
          payload: JSON.stringify(announcement),
          cursor: null,
          created_at: now(),
          done_at: null,
        })
        .execute();
      publish({ kind: 'outbox' });
    },

    async forgetFrom(write, publish, { recipient, actor, kind, subject }) {
      let gone = write
        .deleteFrom('notifications')
        .where('recipient_id', '=', recipient)
        .where('actors', '=', sql<string[]>`${JSON.stringify([actor])}::jsonb`);
      if (kind !== undefined) gone = gone.where('kind', '=', kind);
      if (subject !== undefined) gone = gone.where('subject_id', '=', subject);
      const { numDeletedRows } = await gone.executeTakeFirstOrThrow();
      if (numDeletedRows > 0n) publishTold(publish, [recipient]);
    },

    async forget(write, publish, type, ids) {
      if (ids.length === 0) return;
      const gone = await write
        .deleteFrom('notifications')
        .where('subject_type', '=', type)
        .where('subject_id', 'in', ids)
        .returning('recipient_id')
        .execute();
      publishTold(
        publish,
        gone.map(({ recipient_id }) => recipient_id),
      );
    },
  };
}

/** Says to the sockets of those members that they have something to read, or less. */
export function publishTold(publish: Publish, members: readonly string[]): void {
  const all = [...new Set(members)];
  for (let from = 0; from < all.length; from += TOLD_AT_ONCE)
    publish({ kind: 'notification', members: all.slice(from, from + TOLD_AT_ONCE) });
}

/**
 * Writes or moves up the row of each recipient who is active, in the order of their ids: two that tell
 * the same members wait for each other, and never in a ring. Gives who was told.
 */
export async function writeNotifications(
  write: Database,
  recipients: readonly string[],
  { kind, key, actor, subject, isOncePerActor = false }: NewNotification,
  at: Date,
): Promise<string[]> {
  const wanted = [...new Set(recipients)].filter((id) => id !== actor).sort();
  if (wanted.length === 0) return [];
  const actors = JSON.stringify(actor === null ? [] : [actor]);
  const known = sql`notifications.actors ? ${actor ?? ''}::text`;
  const { rows } = await sql<{ recipient_id: string }>`
    insert into notifications (id, recipient_id, key, kind, subject_type, subject_id, subject_title,
      actors, count, created_at)
    select one.id, members.id, ${key}::text, ${kind}::text, ${subject.type}::text,
      ${subject.id}::uuid, ${subject.title}::text, ${actors}::jsonb, ${actor === null ? 0 : 1}::int,
      ${at}::timestamptz
    from unnest(${wanted.map(() => newId())}::uuid[], ${wanted}::uuid[]) as one (id, recipient_id)
    join members on members.id = one.recipient_id and deactivated_at is null
      and not ${isDeafTo('members.id', actor)}
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
      read_at = null
    where not (${isOncePerActor}::boolean and ${known})
    returning recipient_id`.execute(write);
  return rows.map(({ recipient_id }) => recipient_id);
}

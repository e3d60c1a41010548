import {
  CHOSEN_TOPICS,
  type ChosenTopic,
  MUTES_MAX,
  type Mute,
  type MutedType,
  type NotificationChoice,
} from '@saudagar/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';

/** Something a member may mute. */
export interface Mutable {
  type: MutedType;
  id: string;
}

/** Members' choices of notification topics (SHELL-061). */
export interface NotificationChoices {
  of(memberId: string): Promise<NotificationChoice[]>;
  set(memberId: string, topic: ChosenTopic, app: boolean): Promise<void>;
  /** Lists mutes, latest first. */
  muted(memberId: string): Promise<Mute[]>;
  /** Mutes a subject; beyond the maximum the oldest mute is dropped. */
  mute(memberId: string, thing: Mutable): Promise<void>;
  /** Returns false when it was not muted. */
  unmute(memberId: string, thing: Mutable): Promise<boolean>;
}

export function createChoices(db: Database, now: () => Date): NotificationChoices {
  return {
    async of(memberId) {
      const rows = await db
        .selectFrom('notification_choices')
        .where('member_id', '=', memberId)
        .select(['topic', 'in_app'])
        .execute();
      const chosen = new Map(rows.map(({ topic, in_app }) => [topic, in_app]));
      return CHOSEN_TOPICS.map((topic) => ({ topic, app: chosen.get(topic) ?? true }));
    },

    async set(memberId, topic, in_app) {
      await db
        .insertInto('notification_choices')
        .values({ member_id: memberId, topic, in_app })
        .onConflict((row) => row.columns(['member_id', 'topic']).doUpdateSet({ in_app }))
        .execute();
    },

    async muted(memberId) {
      const { rows } = await sql<Mute>`
        select subject_type as type, subject_id as id, coalesce((
          select name from groups where subject_type = 'group' and groups.id = subject_id), (
          select subject_title from notifications
          where recipient_id = mutes.member_id and notifications.subject_type = mutes.subject_type
            and notifications.subject_id = mutes.subject_id
          order by notifications.created_at desc limit 1)) as title
        from notification_mutes as mutes where member_id = ${memberId}
        order by created_at desc, subject_id`.execute(db);
      return rows;
    },

    mute: (memberId, thing) =>
      db.transaction().execute((write) => muteFor(write, memberId, thing, now())),

    unmute: async (memberId, thing) => isId(thing.id) && unmuteFor(db, memberId, thing),
  };
}

/** Mutes a subject in the act's transaction. */
export async function muteFor(
  write: Database,
  memberId: string,
  { type, id }: Mutable,
  created_at: Date,
): Promise<void> {
  await write
    .insertInto('notification_mutes')
    .values({ member_id: memberId, subject_type: type, subject_id: id, created_at })
    .onConflict((row) => row.doNothing())
    .execute();
  await sql`
    delete from notification_mutes where member_id = ${memberId} and created_at < (
      select created_at from notification_mutes where member_id = ${memberId}
      order by created_at desc offset ${MUTES_MAX - 1} limit 1)`.execute(write);
}

/** Unmutes a subject; false when it was not muted. */
export async function unmuteFor(
  write: Database,
  memberId: string,
  { type, id }: Mutable,
): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom('notification_mutes')
    .where('member_id', '=', memberId)
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

import type { NoticeFacts, NotificationCategory } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import { decodeCursor, type RowPage, toPage } from '../posts/cursor.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { isVisibleTo } from '../posts/postVisibility.ts';
import { factsFor } from './facts.ts';
import { publishUnreadChange } from './notify.ts';
import { type Part, partsFor } from './parts.ts';
import type { NotificationsTable } from './tables.ts';
import { type Thumbnail, thumbnailsFor } from './thumbnails.ts';

/** A notification with the people it shows. */
export interface NotificationRow extends Omit<Selectable<NotificationsTable>, 'actors'> {
  actors: AuthorRow[];
  thumbnail: Thumbnail | null;
  part: Part | null;
  facts: NoticeFacts | null;
}

/** Filters and cursor of a member's notifications. */
export interface NotificationsAsked {
  limit: number;
  cursor?: string | undefined;
  kind?: string | undefined;
  category?: NotificationCategory | undefined;
  /** True for only unread ones, false for only read ones. */
  isUnread?: boolean | undefined;
}

export interface Notifications {
  /** Newest first. @throws Refusal 422 on an unknown cursor */
  page(memberId: string, asked: NotificationsAsked): Promise<RowPage<NotificationRow>>;
  /** Counts exactly to 1,000; more count as 1,000. */
  unread(memberId: string): Promise<number>;
  /** Marks one as read. @throws Refusal 404 unless it is the member's own */
  read(memberId: string, id: string): Promise<void>;
  readAll(memberId: string): Promise<void>;
}

/** Condition that hides withdrawn ones, and those of posts that the member may no longer read. */
const isShownTo = (
  memberId: string,
) => sql<SqlBool>`not is_withdrawn and not (subject_type = 'post' and exists (
  select from posts where posts.id = subject_id and not ${isVisibleTo(memberId)}))`;

const ACTORS_SHOWN = 3;
const UNREAD_MAX = 1_000;

interface NotificationParts {
  db: Database;
  now: () => Date;
  fanOut: FanOut;
}

export function createNotifications({ db, now, fanOut }: NotificationParts): Notifications {
  return {
    async page(memberId, { limit, cursor, kind, category, isUnread }) {
      let query = db
        .selectFrom('notifications')
        .selectAll()
        .where('recipient_id', '=', memberId)
        .where(isShownTo(memberId))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1);
      if (kind !== undefined) query = query.where('kind', '=', kind);
      if (category !== undefined) query = query.where('category', '=', category);
      if (isUnread !== undefined) query = query.where('read_at', isUnread ? 'is' : 'is not', null);
      if (cursor !== undefined) {
        const position = decodeCursor(cursor);
        query = query.where(
          sql<boolean>`(created_at, id) < (${position.created_at}, ${position.id}::uuid)`,
        );
      }
      const page = toPage(await query.execute(), limit);
      const [items, thumbnails, parts, facts] = await Promise.all([
        withActors(db, page.items),
        thumbnailsFor(db, memberId, page.items),
        partsFor(db, memberId, page.items),
        factsFor(db, page.items),
      ]);
      const thumbnailOf = (row: { subject_id: string }) => thumbnails.get(row.subject_id) ?? null;
      return {
        ...page,
        items: items.map((row) => ({
          ...row,
          thumbnail: thumbnailOf(row),
          part: parts.get(row.id) ?? null,
          facts: facts.get(row.id) ?? null,
        })),
      };
    },

    async unread(memberId) {
      const { rows } = await sql<{ unread: number }>`
        select count(*)::int as unread from (
          select from notifications where recipient_id = ${memberId} and read_at is null and ${isShownTo(memberId)}
          limit ${UNREAD_MAX}
        ) as counted`.execute(db);
      return rows[0]?.unread ?? 0;
    },

    read: (memberId, id) =>
      fanOut.transaction(async (write, publish) => {
        const notification = isId(id)
          ? await write
              .updateTable('notifications')
              .set({ read_at: sql`coalesce(read_at, ${now()})` })
              .where('id', '=', id)
              .where('recipient_id', '=', memberId)
              .returning('id')
              .executeTakeFirst()
          : undefined;
        if (!notification) throw new Refusal(404, 'notificationNotFound');
        publishUnreadChange(publish, [memberId]);
      }),

    readAll: (memberId) =>
      fanOut.transaction(async (write, publish) => {
        await write
          .updateTable('notifications')
          .set({ read_at: now() })
          .where('recipient_id', '=', memberId)
          .where('read_at', 'is', null)
          .execute();
        publishUnreadChange(publish, [memberId]);
      }),
  };
}

async function withActors(
  db: Database,
  rows: readonly Selectable<NotificationsTable>[],
): Promise<Omit<NotificationRow, 'thumbnail' | 'part' | 'facts'>[]> {
  const ids = [...new Set(rows.flatMap(({ actors }) => actors.slice(0, ACTORS_SHOWN)))];
  const members =
    ids.length === 0
      ? []
      : await db
          .selectFrom('members')
          .where('id', 'in', ids)
          .select(['id', ...AUTHOR_COLUMNS])
          .execute();
  const byId = new Map(members.map((member) => [member.id, member]));
  return rows.map(({ actors, ...row }) => ({
    ...row,
    actors: actors.slice(0, ACTORS_SHOWN).flatMap((id) => byId.get(id) ?? []),
  }));
}

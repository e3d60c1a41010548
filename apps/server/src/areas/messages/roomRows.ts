import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import { isApartFrom } from '../blocking/contact.ts';
import { hiddenFrom, isHiddenFrom } from '../blocking/sight.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { cameOf } from './messageRows.ts';
import { roomNotFound } from './roomLock.ts';

/** A room as one of its members sees it. */
export interface RoomRow {
  id: string;
  room_type: 'direct' | 'group';
  name: string | null;
  last_sequence: number;
  first_sequence: number;
  read_sequence: number;
  unread_count: number;
  others_read_sequence: number;
  members_count: number;
  /** Sort key of rooms; a new member's list begins with it. */
  created_at: Date;
  other: AuthorRow | null;
  last_content: string | null;
  last_sender_id: string | null;
  last_created_at: Date | null;
  last_files_count: number | null;
  last_type: string | null;
  last_came: AuthorRow[];
  last_is_hidden: boolean;
  /** True for a direct room whose other member cannot be written to. */
  is_closed: boolean;
}

/** Counts messages of a group chat after a member's read position that a block hides from them. */
const HIDDEN_UNREAD = sql<number>`case when rooms.room_type <> 'group' then 0 else (
  select count(*)::integer from ${hiddenFrom('mine.member_id')} as hidden
  join messages as unseen on unseen.sender_id = hidden.id and unseen.room_id = rooms.id
  where unseen.sequence > mine.read_sequence
    and unseen.message_type in ('text', 'removed')) end`;

/**
 * Counts a member's unread messages: others' after the read position that no block hides from
 * them. Of `rooms` and `mine`.
 */
export const UNREAD = sql<number>`(rooms.last_sequence - mine.read_sequence - mine.own_unread
  - ${HIDDEN_UNREAD})`;

/** Time of a room's latest activity for one of its members. Of `rooms` and `mine`. */
export const ACTIVITY = sql<Date>`greatest(rooms.activity_at, mine.joined_at)`;

/** The other member of a direct room. */
const otherIn = (viewerId: string) => sql<string>`case when rooms.lesser_id = ${viewerId}
  then rooms.greater_id else rooms.lesser_id end`;

/** Query of a member's rooms as they see them; an empty direct one only if they opened it. */
export function roomsSeenBy(db: Database, viewerId: string) {
  return db
    .selectFrom('room_members as mine')
    .innerJoin('rooms', 'rooms.id', 'mine.room_id')
    .leftJoin('messages as last', (join) =>
      join
        .onRef('last.room_id', '=', 'rooms.id')
        .onRef('last.sequence', '=', 'rooms.last_sequence')
        .onRef('last.sequence', '>=', 'mine.first_sequence'),
    )
    .where('mine.member_id', '=', viewerId)
    .select([
      'rooms.id',
      'rooms.room_type',
      'rooms.name',
      'rooms.last_sequence',
      'mine.first_sequence',
      'mine.read_sequence',
      'last.content as last_content',
      'last.sender_id as last_sender_id',
      'last.created_at as last_created_at',
      'last.message_type as last_type',
      UNREAD.as('unread_count'),
      ACTIVITY.as('created_at'),
    ])
    .select((of) => [
      sql<number | null>`(select count(*) from message_files where message_id = last.id)`.as(
        'last_files_count',
      ),
      cameOf('last.id').as('last_came'),
      sql<boolean>`coalesce(rooms.room_type = 'group' and last.message_type = 'text'
        and ${isHiddenFrom(viewerId, 'last.sender_id')}, false)`.as('last_is_hidden'),
      sql<boolean>`rooms.room_type = 'direct' and not exists (
        select from members where members.id = ${otherIn(viewerId)}
          and deactivated_at is null and not ${isApartFrom(viewerId, 'members.id')})`.as(
        'is_closed',
      ),
      sql<number>`(select count(*) from room_members where room_id = rooms.id)`.as('members_count'),
      sql<number>`(select coalesce(min(read_sequence), 0) from room_members
                   where room_id = rooms.id and member_id <> ${viewerId})`.as(
        'others_read_sequence',
      ),
      jsonObjectFrom(
        of
          .selectFrom('members')
          .where('members.id', '=', otherIn(viewerId))
          .select(['members.id', ...AUTHOR_COLUMNS]),
      ).as('other'),
    ]);
}

/** Reads one of a member's rooms as they see it. @throws Refusal 404 for any other */
export async function roomSeenBy(db: Database, viewerId: string, roomId: string): Promise<RoomRow> {
  const room = isId(roomId)
    ? await roomsSeenBy(db, viewerId).where('rooms.id', '=', roomId).executeTakeFirst()
    : undefined;
  if (!room) throw roomNotFound();
  return room;
}

import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type MessageRow, messagesOf } from '../messages/messageRows.ts';
import { UNREAD } from '../messages/roomRows.ts';

/** Messages read in one go. */
const BATCH = 100;

/** A member of a room, as far as telling them of it goes. */
export interface Listener {
  member_id: string;
  full_name: string;
  first_sequence: number;
  read_sequence: number;
}

/** Who is in a room now. */
export function listenersOf(db: Database, roomId: string): Promise<Listener[]> {
  return db
    .selectFrom('room_members')
    .innerJoin('members', 'members.id', 'room_members.member_id')
    .where('room_id', '=', roomId)
    .select(['member_id', 'full_name', 'first_sequence', 'read_sequence'])
    .execute();
}

/** The next messages of a room after a number. */
export function messagesAfter(
  db: Database,
  roomId: string,
  sequence: number,
): Promise<MessageRow[]> {
  return messagesOf(db)
    .where('room_id', '=', roomId)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(BATCH)
    .execute();
}

/** What members have not read: in one room, and in all together. */
export function unreadOf(db: Database, roomId: string, memberIds: readonly string[]) {
  return db
    .selectFrom('room_members as mine')
    .innerJoin('rooms', 'rooms.id', 'mine.room_id')
    .where('mine.member_id', 'in', memberIds)
    .groupBy('mine.member_id')
    .select([
      'mine.member_id',
      sql<number>`sum(${UNREAD})::bigint`.as('total'),
      sql<number>`coalesce(sum(${UNREAD}) filter (where rooms.id = ${roomId}), 0)::bigint`.as(
        'unread_count',
      ),
    ])
    .execute();
}

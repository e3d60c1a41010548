import { sql } from 'kysely';
import { prepare } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import { isApartFrom } from '../blocking/contact.ts';
import { hiddenInRoom } from '../blocking/sight.ts';
import { messagesOf } from './messageRows.ts';
import { LOWEST } from './readPositions.ts';
import { UNREAD } from './roomRows.ts';

/** Number of messages read at once. */
const BATCH = 100;

/** Prepared queries that turn room events into frames, reused for every message. */
export function createRoomReads(db: Database) {
  return {
    /** Reads a room's members with first visible message, and visibility while it is empty. */
    listenersOf: prepare(db, ({ room }: { room: string }) =>
      db
        .selectFrom('room_members')
        .innerJoin('members', 'members.id', 'room_members.member_id')
        .where('room_id', '=', room)
        .select(['member_id', 'full_name', 'first_sequence', 'is_opened']),
    ),

    /** Reads members apart from another, who receive no typing and no read marks of them. */
    apartFrom: prepare(db, ({ room, member }: { room: string; member: string }) =>
      db
        .selectFrom('room_members')
        .where('room_id', '=', room)
        .where(isApartFrom(member, 'room_members.member_id'))
        .select('member_id'),
    ),

    /** Reads whose messages a room's members do not see. */
    hiddenIn: prepare(db, ({ room }: { room: string }) =>
      db
        .selectFrom(hiddenInRoom(room, null).as('hidden'))
        .select(['hidden.reader_id', 'hidden.hidden_id']),
    ),

    /** Reads the lowest read positions of a room. */
    lowestPositionsOf: prepare(db, ({ room }: { room: string }) =>
      db
        .selectFrom('room_members')
        .where('room_id', '=', room)
        .orderBy('read_sequence')
        .limit(sql.lit(LOWEST))
        .select(['member_id', 'read_sequence']),
    ),

    /** Reads the next messages of a room after a number, up to another. */
    messagesBetween: prepare(
      db,
      ({ room, after, upTo }: { room: string; after: number; upTo: number }) =>
        messagesOf(db)
          .where('room_id', '=', room)
          .where('sequence', '>', after)
          .where('sequence', '<=', upTo)
          .orderBy('sequence')
          .limit(BATCH),
    ),

    /** Reads the reactions to a message. */
    reactionsOf: prepare(db, ({ message }: { message: string }) =>
      db
        .selectFrom('message_reactions')
        .where('message_id', '=', message)
        .groupBy('emoji')
        .select(['emoji', sql<string[]>`array_agg(member_id)`.as('memberIds')]),
    ),

    /** Counts members' unread messages: in one room, and in all. */
    unreadOf: prepare(db, ({ room, members }: { room: string; members: readonly string[] }) =>
      db
        .selectFrom('room_members as mine')
        .innerJoin('rooms', 'rooms.id', 'mine.room_id')
        .where(sql<boolean>`mine.member_id = any (${members}::uuid[])`)
        .groupBy('mine.member_id')
        .select([
          'mine.member_id',
          sql<number>`sum(${UNREAD})::bigint`.as('total'),
          sql<number>`coalesce(sum(${UNREAD}) filter (where rooms.id = ${room}::uuid), 0)::bigint`.as(
            'unread_count',
          ),
        ]),
    ),
  };
}

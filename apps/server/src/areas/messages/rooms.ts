import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Blobs } from '../../files/blobs.ts';
import type { FileUse } from '../../files/fileUse.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import { decodeCursor, type RowPage, toPage } from '../posts/cursor.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { createDirectRooms, type DirectRooms } from './directRooms.ts';
import { createGroupChats, type GroupChats } from './groups.ts';
import { membershipOf, roomNotFound } from './roomLock.ts';
import { ACTIVITY, type RoomRow, roomSeenBy, roomsSeenBy } from './roomRows.ts';

/** A member of a room. */
export interface RoomMemberRow extends AuthorRow {
  read_sequence: number;
  joined_at: Date;
}

/** Rooms of members. Other members' rooms do not exist for a viewer. */
export interface Rooms extends DirectRooms, GroupChats {
  /** @throws Refusal 404 */
  get(viewerId: string, roomId: string): Promise<RoomRow>;
  /** Lists a member's rooms, newest activity first. @throws Refusal 422 on an unknown cursor */
  page(viewerId: string, limit: number, cursor?: string): Promise<RowPage<RoomRow>>;
  /** Lists the members of a room in order of joining. @throws Refusal 404 */
  membersOf(viewerId: string, roomId: string): Promise<RoomMemberRow[]>;
}

interface RoomParts {
  db: Database;
  blobs: Blobs;
  now: () => Date;
  fanOut: FanOut;
  fileUse: FileUse;
}

export function createRooms(parts: RoomParts): Rooms {
  const { db } = parts;
  return {
    ...createDirectRooms(parts),
    ...createGroupChats(parts),

    get: (viewerId, roomId) => roomSeenBy(db, viewerId, roomId),

    async page(viewerId, limit, cursor) {
      let query = roomsSeenBy(db, viewerId)
        .where((where) =>
          where.or([where('rooms.last_sequence', '>', 0), where('mine.is_opened', '=', true)]),
        )
        .orderBy(ACTIVITY, 'desc')
        .orderBy('rooms.id', 'desc')
        .limit(limit + 1);
      if (cursor !== undefined) {
        const { created_at, id } = decodeCursor(cursor);
        query = query.where(sql<boolean>`(${ACTIVITY}, rooms.id) < (${created_at}, ${id}::uuid)`);
      }
      return toPage(await query.execute(), limit);
    },

    async membersOf(viewerId, roomId) {
      if (!(await membershipOf(db, roomId, viewerId))) throw roomNotFound();
      return db
        .selectFrom('room_members')
        .innerJoin('members', 'members.id', 'room_members.member_id')
        .where('room_id', '=', roomId)
        .orderBy('joined_at')
        .orderBy('member_id')
        .select(['members.id', 'read_sequence', 'joined_at', ...AUTHOR_COLUMNS])
        .execute();
    },
  };
}

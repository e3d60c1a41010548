import { ROOM_MEMBERS_MAX } from '@saudagar/contract';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { isId, newId } from '../ids.ts';
import { decodePlace, type RowPage, toPage } from '../posts/cursor.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { isSpent } from '../posts/spentKeys.ts';
import { Refusal } from '../refusal.ts';
import type { FanOut } from './fanOut.ts';
import { lockRoom, membershipOf, roomNotFound } from './roomLock.ts';
import { ACTIVITY, type RoomRow, roomsSeenBy } from './roomRows.ts';

/** What makes a group room. */
export interface NewGroup {
  maker_id: string;
  name: string;
  /** Its other members. */
  member_ids: readonly string[];
  /** Repeating it returns the first room (per maker). */
  client_id?: string | undefined;
  /** Defaults to now. */
  created_at?: Date | undefined;
}

/** A member of a room. */
export interface RoomMemberRow extends AuthorRow {
  read_sequence: number;
  joined_at: Date;
}

/** The rooms in which members talk. What is not a member's own is to them as if it were not there. */
export interface Rooms {
  /**
   * The direct room of two members, made at first. @throws Refusal 400 on oneself, 404 where the other
   * is no active member and there is no room yet.
   */
  openDirect(memberId: string, otherId: string, at?: Date): Promise<RoomRow>;
  /**
   * Makes a group. @throws Refusal 404 where one is no active member, or the group that was made with
   * the same `client_id` is gone.
   */
  addGroup(group: NewGroup): Promise<RoomRow>;
  /** @throws Refusal 404 */
  get(viewerId: string, roomId: string): Promise<RoomRow>;
  /** A member's rooms, newest activity first. @throws Refusal 422 on an unknown cursor. */
  page(viewerId: string, limit: number, cursor?: string): Promise<RowPage<RoomRow>>;
  /** Who is in a room, by when they joined. @throws Refusal 404 */
  membersOf(viewerId: string, roomId: string): Promise<RoomMemberRow[]>;
  /**
   * Adds to a group those who are not in it. @throws Refusal 400 for a direct room or too many, 404 for
   * the room or a member.
   */
  addMembers(viewerId: string, roomId: string, memberIds: readonly string[]): Promise<RoomRow>;
  /** Leaves a group; the last one to go takes it along. @throws Refusal 400 for a direct room, 404 */
  leave(memberId: string, roomId: string): Promise<void>;
}

interface RoomParts {
  db: Database;
  now: () => Date;
  fanOut: FanOut;
}

export function createRooms({ db, now, fanOut }: RoomParts): Rooms {
  async function get(viewerId: string, roomId: string): Promise<RoomRow> {
    const room = isId(roomId)
      ? await roomsSeenBy(db, viewerId).where('rooms.id', '=', roomId).executeTakeFirst()
      : undefined;
    if (!room) throw roomNotFound();
    return room;
  }

  const repeated = (makerId: string, clientId: string | undefined) =>
    clientId === undefined
      ? undefined
      : db
          .selectFrom('rooms')
          .where('maker_id', '=', makerId)
          .where('client_id', '=', clientId)
          .select('id')
          .executeTakeFirst();

  /** Makes the room of a pair, or finds the one made meanwhile. */
  const makeDirect = (memberId: string, otherId: string, at: Date) =>
    fanOut.transaction(async (write, publish) => {
      await requireActive(write, [otherId]);
      const [lesser_id = '', greater_id = ''] = [memberId, otherId].sort();
      const made = await write
        .insertInto('rooms')
        .values({
          id: newId(),
          room_type: 'direct',
          lesser_id,
          greater_id,
          activity_at: at,
          created_at: at,
        })
        .onConflict((conflict) => conflict.columns(['lesser_id', 'greater_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) return;
      const joining = { room_id: made.id, first_sequence: 1, read_sequence: 0, joined_at: at };
      await write
        .insertInto('room_members')
        .values([
          { ...joining, member_id: memberId, is_opened: true },
          { ...joining, member_id: otherId, is_opened: false },
        ])
        .execute();
      publish({ kind: 'room', room: made.id });
    });

  return {
    async openDirect(memberId, otherId, at = now()) {
      if (memberId === otherId) throw new Refusal(400, 'ownConversation');
      if (!isId(otherId)) throw memberNotFound();
      const [lesser, greater] = [memberId, otherId].sort();
      const find = () =>
        db
          .selectFrom('rooms')
          .where('lesser_id', '=', lesser ?? '')
          .where('greater_id', '=', greater ?? '')
          .select('id')
          .executeTakeFirst();
      let room = await find();
      if (!room) await makeDirect(memberId, otherId, at);
      room ??= await find();
      if (!room) throw roomNotFound();
      await db
        .updateTable('room_members')
        .set({ is_opened: true })
        .where('room_id', '=', room.id)
        .where('member_id', '=', memberId)
        .where('is_opened', '=', false)
        .execute();
      return get(memberId, room.id);
    },

    async addGroup({ maker_id, name, member_ids, client_id, created_at = now() }) {
      const first = await repeated(maker_id, client_id);
      if (first) return get(maker_id, first.id);
      const others = [...new Set(member_ids)].filter((id) => id !== maker_id);
      const id = await fanOut.transaction(async (write, publish) => {
        await requireActive(write, others, member_ids);
        const made = await write
          .insertInto('rooms')
          .values({
            id: newId(),
            room_type: 'group',
            name,
            maker_id,
            client_id: client_id ?? null,
            activity_at: created_at,
            created_at,
          })
          .onConflict((conflict) => conflict.columns(['maker_id', 'client_id']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) return undefined;
        if (await isSpent(write, { member_id: maker_id, kind: 'room', client_id }))
          throw roomNotFound();
        await write
          .insertInto('room_members')
          .values([maker_id, ...others].map((id) => newcomer(made.id, id, 0, created_at)))
          .execute();
        publish({ kind: 'room', room: made.id });
        return made.id;
      });
      // The same write came twice at once and the other was first.
      return get(maker_id, id ?? (await repeated(maker_id, client_id))?.id ?? '');
    },

    get,

    async page(viewerId, limit, cursor) {
      let query = roomsSeenBy(db, viewerId)
        .where((where) =>
          where.or([where('rooms.last_sequence', '>', 0), where('mine.is_opened', '=', true)]),
        )
        .orderBy(ACTIVITY, 'desc')
        .orderBy('rooms.id', 'desc')
        .limit(limit + 1);
      if (cursor !== undefined) {
        const { created_at, id } = decodePlace(cursor);
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

    async addMembers(viewerId, roomId, memberIds) {
      await fanOut.transaction(async (write, publish) => {
        const room = await lockRoom(write, roomId, viewerId);
        requireGroup(room);
        const wanted = [...new Set(memberIds)];
        const present = await write
          .selectFrom('room_members')
          .where('room_id', '=', roomId)
          .select('member_id')
          .execute();
        const coming = wanted.filter((id) => present.every(({ member_id }) => member_id !== id));
        if (coming.length === 0) return;
        await requireActive(write, coming, memberIds);
        if (present.length + coming.length > ROOM_MEMBERS_MAX)
          throw new Refusal(400, 'roomFull', { field: 'user_ids' });
        await write
          .insertInto('room_members')
          .values(coming.map((id) => newcomer(roomId, id, room.last_sequence, now())))
          .execute();
        publish({ kind: 'room', room: roomId });
      });
      return get(viewerId, roomId);
    },

    async leave(memberId, roomId) {
      await fanOut.transaction(async (write, publish) => {
        requireGroup(await lockRoom(write, roomId, memberId));
        await write
          .deleteFrom('room_members')
          .where('room_id', '=', roomId)
          .where('member_id', '=', memberId)
          .execute();
        await write
          .deleteFrom('rooms')
          .where('id', '=', roomId)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(selectFrom('room_members').where('room_id', '=', roomId).select('member_id')),
            ),
          )
          .execute();
        publish({ kind: 'room', room: roomId, left: memberId });
      });
    },
  };
}

const memberNotFound = (parts?: { field: string }) => new Refusal(404, 'memberNotFound', parts);

function requireGroup({ room_type }: { room_type: string }): void {
  if (room_type !== 'group') throw new Refusal(400, 'directRoom');
}

/** Somebody who joins a room in which so much was said. */
const newcomer = (room_id: string, member_id: string, said: number, joined_at: Date) => ({
  room_id,
  member_id,
  first_sequence: said + 1,
  read_sequence: said,
  is_opened: true,
  joined_at,
});

/** @throws Refusal 404 where one of them is no active member, naming its place among those asked for */
async function requireActive(
  write: Database,
  ids: readonly string[],
  asked?: readonly string[],
): Promise<void> {
  const possible = ids.filter(isId);
  const found =
    possible.length === 0
      ? []
      : await write
          .selectFrom('members')
          .where('id', 'in', possible)
          .where('deactivated_at', 'is', null)
          .select('id')
          .execute();
  const active = new Set(found.map(({ id }) => id));
  const gone = ids.find((id) => !active.has(id));
  if (gone === undefined) return;
  throw memberNotFound(asked && { field: `user_ids.${asked.indexOf(gone)}` });
}

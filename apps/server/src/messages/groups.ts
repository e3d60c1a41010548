import { ROOM_MEMBERS_MAX } from '@saudagar/contract';
import type { Database } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { isSpent } from '../posts/spentKeys.ts';
import { Refusal } from '../refusal.ts';
import { requireActive } from './activeMembers.ts';
import type { FanOut } from './fanOut.ts';
import { lockRoom, roomNotFound } from './roomLock.ts';
import { type RoomRow, roomSeenBy } from './roomRows.ts';

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

/** Rooms of several members, who come and go. */
export interface Groups {
  /**
   * Makes a group. @throws Refusal 404 where one is no active member, or the group that was made with
   * the same `client_id` is gone.
   */
  addGroup(group: NewGroup): Promise<RoomRow>;
  /**
   * Adds to a group those who are not in it. @throws Refusal 400 for a direct room or too many, 404 for
   * the room or a member.
   */
  addMembers(viewerId: string, roomId: string, memberIds: readonly string[]): Promise<RoomRow>;
  /** Leaves a group; the last one to go takes it along. @throws Refusal 400 for a direct room, 404 */
  leave(memberId: string, roomId: string): Promise<void>;
}

interface GroupParts {
  db: Database;
  now: () => Date;
  fanOut: FanOut;
}

export function createGroups({ db, now, fanOut }: GroupParts): Groups {
  const repeated = (makerId: string, clientId: string | undefined) =>
    clientId === undefined
      ? undefined
      : db
          .selectFrom('rooms')
          .where('maker_id', '=', makerId)
          .where('client_id', '=', clientId)
          .select('id')
          .executeTakeFirst();

  return {
    async addGroup({ maker_id, name, member_ids, client_id, created_at = now() }) {
      const first = await repeated(maker_id, client_id);
      if (first) return roomSeenBy(db, maker_id, first.id);
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
      return roomSeenBy(db, maker_id, id ?? (await repeated(maker_id, client_id))?.id ?? '');
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
      return roomSeenBy(db, viewerId, roomId);
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

import { Refusal } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { isId, newId } from '../../ids.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import { assertReachable, memberNotFound } from './activeMembers.ts';
import { roomNotFound } from './roomLock.ts';
import { type RoomRow, roomSeenBy } from './roomRows.ts';

/** Direct rooms of two members, at most one for each pair. */
export interface DirectRooms {
  /**
   * Opens the direct room of two members; creates it if needed.
   * @throws Refusal 400 on oneself, 404 when there is no room yet and the other is no active
   * member
   */
  openDirect(memberId: string, otherId: string, at?: Date): Promise<RoomRow>;
}

interface DirectRoomParts {
  db: Database;
  now: () => Date;
  fanOut: FanOut;
}

export function createDirectRooms({ db, now, fanOut }: DirectRoomParts): DirectRooms {
  /** Creates the room of a pair, unless it was created meanwhile. */
  const make = (memberId: string, otherId: string, at: Date) =>
    fanOut.transaction(async (write, publish) => {
      await assertReachable(write, memberId, [otherId]);
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
    async openDirect(memberId, otherId, currentTime = now()) {
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
      if (!room) await make(memberId, otherId, currentTime);
      room ??= await find();
      if (!room) throw roomNotFound();
      await db
        .updateTable('room_members')
        .set({ is_opened: true })
        .where('room_id', '=', room.id)
        .where('member_id', '=', memberId)
        .where('is_opened', '=', false)
        .execute();
      return roomSeenBy(db, memberId, room.id);
    },
  };
}

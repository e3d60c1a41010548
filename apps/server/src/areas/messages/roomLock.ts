import { Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { RoomMembersTable, RoomsTable } from './tables.ts';

/** A room that is not there, or is not the member's own: nobody learns which. */
export const roomNotFound = () => new Refusal(404, 'roomNotFound');

/**
 * Holds a room until the transaction ends: what is said in it and who is in it waits its turn.
 * @throws Refusal 404 where it is not the member's own
 */
export async function lockRoom(
  write: Database,
  roomId: string,
  memberId: string,
): Promise<Selectable<RoomsTable>> {
  if (!isId(roomId)) throw roomNotFound();
  const room = await write
    .selectFrom('rooms')
    .where('id', '=', roomId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Asked only now: whoever has left while this waited is no longer in it.
  if (!room || !(await membershipOf(write, roomId, memberId))) throw roomNotFound();
  return room;
}

/** A member's place in a room, where they are in it. */
export async function membershipOf(
  db: Database,
  roomId: string,
  memberId: string,
): Promise<Selectable<RoomMembersTable> | undefined> {
  if (!isId(roomId)) return undefined;
  return db
    .selectFrom('room_members')
    .where('room_id', '=', roomId)
    .where('member_id', '=', memberId)
    .selectAll()
    .executeTakeFirst();
}

import { Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { RoomMembersTable, RoomsTable } from './tables.ts';

/** Error for a missing room or another's; it does not reveal which. */
export const roomNotFound = () => new Refusal(404, 'roomNotFound');

/**
 * Locks a room until the transaction ends: concurrent messages and membership changes wait.
 * @throws Refusal 404 unless the member is in it
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
  // Checked after the lock: a member may have left while this waited.
  if (!room || !(await membershipOf(write, roomId, memberId))) throw roomNotFound();
  return room;
}

/** Reads a member's row in a room, if they are in it. */
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

import type { GroupChatLine } from '@saudagar/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../ids.ts';
import type { Publish } from '../../sockets/fanOut.ts';

interface NewGroupChatLine {
  /** The locked room; nothing else is sent in it meanwhile. */
  room: { id: string; last_sequence: number };
  /** The member who left, or who added others. */
  by: string;
  message_type: GroupChatLine;
  /** Members who joined. */
  came?: readonly string[];
  at: Date;
}

/** Adds a system line of joining or leaving, unread for nobody; returns its number. */
export async function addGroupChatLine(
  write: Database,
  publish: Publish,
  { room, by, message_type, came = [], at }: NewGroupChatLine,
): Promise<number> {
  const id = newId();
  const sequence = room.last_sequence + 1;
  await write
    .insertInto('messages')
    .values({
      id,
      room_id: room.id,
      sequence,
      sender_id: by,
      content: '',
      client_id: null,
      message_type,
      created_at: at,
    })
    .execute();
  if (came.length > 0)
    await write
      .insertInto('message_members')
      .values(came.map((member_id, position) => ({ message_id: id, member_id, position })))
      .execute();
  await write
    .updateTable('rooms')
    .set({ last_sequence: sequence, activity_at: at })
    .where('id', '=', room.id)
    .execute();
  // Members who have read everything stay so; for the others the line does not count.
  await write
    .updateTable('room_members')
    .set({
      read_sequence: sql`case read_sequence when ${sequence - 1} then ${sequence}
                                            else read_sequence end`,
      own_unread: sql`case read_sequence when ${sequence - 1} then 0 else own_unread + 1 end`,
    })
    .where('room_id', '=', room.id)
    .execute();
  publish({ kind: 'message', room: room.id, sequence });
  return sequence;
}

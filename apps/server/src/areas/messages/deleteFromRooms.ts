import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { discardBytes } from '../../files/fileUse.ts';
import type { Deletion } from '../area.ts';
import { removeRoom } from './groups.ts';

/**
 * Removes a member from group chats and deletes their messages and direct rooms. Others keep
 * their sequence numbers: deleted messages count as unread for nobody.
 */
export async function deleteFromRooms(
  write: Database,
  memberId: string,
  { community: { blobs, fileUse }, publish, afterwards }: Deletion,
): Promise<void> {
  await write.deleteFrom('message_reactions').where('member_id', '=', memberId).execute();
  await write.deleteFrom('presence').where('member_id', '=', memberId).execute();
  const rooms = await write
    .selectFrom('rooms')
    .where((of) =>
      of.or([
        of('lesser_id', '=', memberId),
        of('greater_id', '=', memberId),
        // Includes rooms they have left, which may hold their messages.
        of(
          'id',
          'in',
          of.selectFrom('messages').where('sender_id', '=', memberId).select('room_id').distinct(),
        ),
        of(
          'id',
          'in',
          of.selectFrom('room_members').where('member_id', '=', memberId).select('room_id'),
        ),
      ]),
    )
    .orderBy('id')
    .select(['id', 'room_type'])
    .forNoKeyUpdate()
    .execute();
  await sql`
    update room_members set own_unread = own_unread + (
      select count(*) from messages
      where messages.room_id = room_members.room_id and sender_id = ${memberId}
        and message_type in ('text', 'removed') and sequence > read_sequence)
    where room_id = any (${rooms.map(({ id }) => id)}::uuid[])`.execute(write);
  await write.deleteFrom('room_members').where('member_id', '=', memberId).execute();
  await write.deleteFrom('messages').where('sender_id', '=', memberId).execute();
  for (const { id, room_type } of rooms) {
    publish({ kind: 'room', room: id, left: memberId });
    const someone = await write
      .selectFrom('room_members')
      .where('room_id', '=', id)
      .select('member_id')
      .executeTakeFirst();
    if (room_type === 'group' && someone) continue;
    const discardedFiles = await removeRoom(write, fileUse, id);
    afterwards(() => discardBytes(blobs, discardedFiles));
  }
}

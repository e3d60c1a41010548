import type { Database } from '../../database/schema.ts';

/** Archives a member's messages, reactions, rooms and presence; others' messages there are theirs. */
export const archiveMessages = async (db: Database, memberId: string) => ({
  conversations: await db
    .selectFrom('room_members')
    .innerJoin('rooms', 'rooms.id', 'room_members.room_id')
    .where('member_id', '=', memberId)
    .orderBy('joined_at')
    .select(['rooms.id', 'room_type', 'name', 'joined_at'])
    .execute(),
  messages: await db
    .selectFrom('messages')
    .leftJoin('message_quotations', 'message_id', 'messages.id')
    .where('sender_id', '=', memberId)
    .where('message_type', '=', 'text')
    .orderBy('created_at')
    .select(['id', 'room_id', 'content', 'created_at', 'quoted_id as reply_to'])
    .execute(),
  message_reactions: await db
    .selectFrom('message_reactions')
    .where('member_id', '=', memberId)
    .orderBy('reacted_at')
    .select(['message_id', 'emoji', 'reacted_at'])
    .execute(),
  presence: await db
    .selectFrom('presence')
    .where('member_id', '=', memberId)
    .select('last_seen_at')
    .execute(),
});

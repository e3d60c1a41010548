import { countReactions, type MessageReactions, type ReactionEmoji } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import { hiddenInRoom } from '../blocking/sight.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { assertReachable } from './activeMembers.ts';
import { messagesOf } from './messageRows.ts';
import { lockRoom, membershipOf, roomNotFound } from './roomLock.ts';

/** A message of a room. */
export interface MessageKey {
  roomId: string;
  messageId: string;
}

/** A member's reaction to a message. */
export interface ReactionRow extends AuthorRow {
  emoji: string;
}

/** Reactions to messages: one a member a message. */
export interface Reactions {
  /**
   * Sets a member's reaction, or takes it back with null.
   * @throws Refusal 404 when they do not see the message, or it has no content; 404 and 409 as for
   * a message to a direct room
   */
  set(memberId: string, of: MessageKey, emoji: ReactionEmoji | null): Promise<MessageReactions>;
  /** Lists who reacted, the oldest first. @throws Refusal 404 */
  list(viewerId: string, of: MessageKey): Promise<ReactionRow[]>;
}

interface ReactionParts {
  db: Database;
  now: () => Date;
  fanOut: FanOut;
}

export function createReactions({ db, now, fanOut }: ReactionParts): Reactions {
  return {
    async set(memberId, { roomId, messageId }, emoji) {
      await fanOut.transaction(async (write, publish) => {
        // A removal of the message, and the member's leaving, wait.
        const room = await lockRoom(write, roomId, memberId);
        const { sequence, sender_id } = await requireSeen(write, { roomId, messageId }, memberId);
        const other = room.lesser_id === memberId ? room.greater_id : room.lesser_id;
        // Taking a reaction back is no contact.
        if (other !== null && emoji !== null) await assertReachable(write, memberId, [other]);
        const of = { message_id: messageId, member_id: memberId };
        const changed =
          emoji === null
            ? await write
                .deleteFrom('message_reactions')
                .where('message_id', '=', messageId)
                .where('member_id', '=', memberId)
                .returning('emoji')
                .executeTakeFirst()
            : await write
                .insertInto('message_reactions')
                .values({ ...of, emoji, reacted_at: now() })
                .onConflict((conflict) =>
                  conflict
                    .columns(['message_id', 'member_id'])
                    .doUpdateSet({ emoji, reacted_at: now() })
                    .where('message_reactions.emoji', '<>', emoji),
                )
                .returning('emoji')
                .executeTakeFirst();
        if (changed)
          publish({
            ...{ kind: 'reaction', room: roomId, message: messageId, sequence },
            ...{ sender: sender_id, member: memberId },
          });
      });
      const row = await messagesOf(db).where('messages.id', '=', messageId).executeTakeFirst();
      return countReactions(row?.reactions ?? [], memberId);
    },

    async list(viewerId, of) {
      if (!(await membershipOf(db, of.roomId, viewerId))) throw roomNotFound();
      await requireSeen(db, of, viewerId);
      return db
        .selectFrom('message_reactions')
        .innerJoin('members', 'members.id', 'message_reactions.member_id')
        .where('message_id', '=', of.messageId)
        .where(({ not, exists }) =>
          not(exists(hiddenFrom(db, of.roomId, viewerId, 'message_reactions.member_id'))),
        )
        .orderBy('reacted_at')
        .orderBy('member_id')
        .select(['members.id', 'emoji'])
        .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const))
        .execute();
    },
  };
}

/** Reads the member in a column, if a block hides them from a reader of the room. */
const hiddenFrom = (db: Database, roomId: string, readerId: string, column: string) =>
  db
    .selectFrom(hiddenInRoom(roomId, readerId).as('hidden'))
    .where(sql<boolean>`hidden.hidden_id = ${sql.ref(column)}`)
    .select('hidden.hidden_id');

/** @throws Refusal 404 unless the member sees the message in the room, with its content */
async function requireSeen(db: Database, { roomId, messageId }: MessageKey, memberId: string) {
  const message =
    isId(messageId) &&
    (await db
      .selectFrom('messages')
      .innerJoin('room_members', 'room_members.room_id', 'messages.room_id')
      .where('messages.id', '=', messageId)
      .where('messages.room_id', '=', roomId)
      .where('room_members.member_id', '=', memberId)
      .whereRef('sequence', '>=', 'first_sequence')
      .where('message_type', '=', 'text')
      .where(({ not, exists }) => not(exists(hiddenFrom(db, roomId, memberId, 'sender_id'))))
      .select(['sequence', 'sender_id'])
      .executeTakeFirst());
  if (!message) throw new Refusal(404, 'messageNotFound');
  return message;
}

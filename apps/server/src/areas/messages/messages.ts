import { REMOVED_MESSAGE } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { type Selectable, sql } from 'kysely';
import { prepare } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import { isId, newId } from '../../ids.ts';
import type { FanOut, Publish } from '../../sockets/fanOut.ts';
import { hiddenInRoom } from '../blocking/sight.ts';
import { requireOwnFiles } from '../posts/attachments.ts';
import { assertReachable } from './activeMembers.ts';
import { type MessageRow, messagesOf } from './messageRows.ts';
import { lockRoom, membershipOf, roomNotFound } from './roomLock.ts';
import { UNREAD } from './roomRows.ts';
import type { RoomsTable } from './tables.ts';

/** Fields of a new message. */
export interface NewMessage {
  room_id: string;
  sender_id: string;
  content: string;
  /** Ids of the sender's own files, in order. */
  attachments?: readonly string[] | undefined;
  /** Repeating a write with the same id returns the first result (per sender and room). */
  client_id?: string | undefined;
  /** Id of the message it replies to. */
  reply_to?: string | undefined;
  /** Defaults to now. */
  created_at?: Date | undefined;
}

/** The requested range of a room's messages. */
export interface HistoryAsked {
  limit: number;
  /** Only lower numbers. */
  before?: number | undefined;
  /** Only higher numbers, nearest first. */
  after?: number | undefined;
}

/** Messages of a room, the number of the first one the viewer may see, and whose they may not. */
export interface History {
  rows: MessageRow[];
  firstSequence: number;
  /** Members hidden from the viewer. */
  hidden: ReadonlySet<string>;
}

/** A member's read position in a room. */
export interface ReadState {
  read_sequence: number;
  unread_count: number;
}

/** Messages of rooms. */
export interface Messages {
  /**
   * Sends a message with the room's next number.
   * @throws Refusal 404 when the room or an attachment is not the sender's, or the other of two
   * is not reachable; 422 for a reply to a message that they do not see there
   */
  send(message: NewMessage): Promise<MessageRow>;
  /** Reads messages by number, as far as the viewer may see them. @throws Refusal 404 */
  history(viewerId: string, roomId: string, asked: HistoryAsked): Promise<History>;
  /** Marks a room read up to a number; never lowers it. @throws Refusal 404 */
  read(memberId: string, roomId: string, sequence: number): Promise<ReadState>;
  /** Counts a member's unread messages in all rooms. */
  unreadTotal(memberId: string): Promise<number>;
}

interface MessageParts {
  db: Database;
  now: () => Date;
  fanOut: FanOut;
}

export function createMessages({ db, now, fanOut }: MessageParts): Messages {
  const byId = prepare(db, ({ id }: { id: string }) =>
    messagesOf(db).where('messages.id', '=', id),
  );

  /** Stores a message and returns its id; that of the first one on repetition. */
  const store = (message: NewMessage) =>
    fanOut.transaction(async (write, publish) => {
      const { room_id, sender_id, client_id, content } = message;
      // The lock makes the order of sequence numbers equal the order of commits.
      const room = await lockRoom(write, room_id, sender_id);
      const first = await sentBefore(write, message);
      if (first) return first.id;
      await requireOther(write, room, sender_id);
      const quotedId = await requireQuoted(write, message);
      const files = await requireOwnFiles(write, sender_id, message.attachments ?? []);
      const id = newId();
      const sequence = room.last_sequence + 1;
      const created_at = message.created_at ?? now();
      await write
        .insertInto('messages')
        .values({
          id,
          room_id,
          sequence,
          sender_id,
          content,
          client_id: client_id ?? null,
          created_at,
        })
        .execute();
      if (quotedId !== undefined)
        await write
          .insertInto('message_quotations')
          .values({ message_id: id, quoted_id: quotedId })
          .execute();
      if (files.length > 0)
        await write
          .insertInto('message_files')
          .values(files.map((file, position) => ({ message_id: id, file_id: file.id, position })))
          .execute();
      await write
        .updateTable('rooms')
        .set({ last_sequence: sequence, activity_at: created_at })
        .where('id', '=', room_id)
        .execute();
      // Members who have read everything stay so.
      await write
        .updateTable('room_members')
        .set({
          read_sequence: sql`case read_sequence when ${sequence - 1} then ${sequence}
                                                else read_sequence end`,
          own_unread: sql`case read_sequence when ${sequence - 1} then 0 else own_unread + 1 end`,
        })
        .where('room_id', '=', room_id)
        .where('member_id', '=', sender_id)
        .execute();
      publish({ kind: 'message', room: room_id, sequence });
      return id;
    });

  return {
    async send(message) {
      const [row] = await byId({ id: await store(message) });
      if (!row) throw roomNotFound();
      return row;
    },

    async history(viewerId, roomId, { limit, before, after }) {
      const mine = await membershipOf(db, roomId, viewerId);
      if (!mine) throw roomNotFound();
      // Reads the messages nearest to the cursor: after a number, or back from one or the end.
      const isForward = after !== undefined;
      const rows = await messagesOf(db)
        .where('room_id', '=', roomId)
        .where('sequence', '>=', Math.max(mine.first_sequence, (after ?? 0) + 1))
        .$if(before !== undefined, (query) => query.where('sequence', '<', before ?? 0))
        .orderBy('sequence', isForward ? 'asc' : 'desc')
        .limit(limit)
        .execute();
      const { rows: pairs } = await hiddenInRoom(roomId, viewerId).execute(db);
      return {
        rows: isForward ? rows : rows.reverse(),
        firstSequence: mine.first_sequence,
        hidden: new Set(pairs.map(({ hidden_id }) => hidden_id)),
      };
    },

    async read(memberId, roomId, sequence) {
      const mine = await membershipOf(db, roomId, memberId);
      if (!mine) throw roomNotFound();
      if (sequence > mine.read_sequence)
        await fanOut.transaction((write, publish) =>
          readTo(write, publish, { memberId, roomId, sequence }),
        );
      const position = await db
        .selectFrom('room_members as mine')
        .innerJoin('rooms', 'rooms.id', 'mine.room_id')
        .where('mine.room_id', '=', roomId)
        .where('mine.member_id', '=', memberId)
        .select(['mine.read_sequence', UNREAD.as('unread_count')])
        .executeTakeFirst();
      if (!position) throw roomNotFound();
      return position;
    },

    async unreadTotal(memberId) {
      const { total } = await db
        .selectFrom('room_members as mine')
        .innerJoin('rooms', 'rooms.id', 'mine.room_id')
        .where('mine.member_id', '=', memberId)
        .select(sql<number>`coalesce(sum(${UNREAD}), 0)::bigint`.as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
  };
}

/** Asserts that the other of a direct room is reachable; group chats skip this. */
async function requireOther(
  write: Database,
  { lesser_id, greater_id }: Pick<Selectable<RoomsTable>, 'lesser_id' | 'greater_id'>,
  senderId: string,
): Promise<void> {
  const other = lesser_id === senderId ? greater_id : lesser_id;
  if (other !== null) await assertReachable(write, senderId, [other]);
}

/** @throws Refusal 422 unless the sender sees the message it replies to in the same room */
async function requireQuoted(write: Database, { room_id, sender_id, reply_to }: NewMessage) {
  if (reply_to === undefined) return undefined;
  const quoted =
    isId(reply_to) &&
    (await write
      .selectFrom('messages')
      .innerJoin('room_members', 'room_members.room_id', 'messages.room_id')
      .where('messages.id', '=', reply_to)
      .where('messages.room_id', '=', room_id)
      .where('room_members.member_id', '=', sender_id)
      .whereRef('sequence', '>=', 'first_sequence')
      .where('message_type', 'in', ['text', REMOVED_MESSAGE])
      .where(
        sql<boolean>`messages.sender_id not in (
          select hidden_id from (${hiddenInRoom(room_id, sender_id)}) as hidden)`,
      )
      .select('messages.id')
      .executeTakeFirst());
  if (!quoted) throw new Refusal(404, 'quotedNotFound', { field: 'reply_to' });
  return quoted.id;
}

/** Finds an earlier message with the sender's idempotency key. */
async function sentBefore(write: Database, { room_id, sender_id, client_id }: NewMessage) {
  if (client_id === undefined) return undefined;
  return write
    .selectFrom('messages')
    .where('room_id', '=', room_id)
    .where('sender_id', '=', sender_id)
    .where('client_id', '=', client_id)
    .select('id')
    .executeTakeFirst();
}

interface Reading {
  memberId: string;
  roomId: string;
  sequence: number;
}

/** Advances a member's read position. Their concurrent messages wait, or are counted. */
async function readTo(write: Database, publish: Publish, { memberId, roomId, sequence }: Reading) {
  const membership = await write
    .selectFrom('room_members')
    .where('room_id', '=', roomId)
    .where('member_id', '=', memberId)
    .select('read_sequence')
    .forNoKeyUpdate()
    .executeTakeFirst();
  const room = await write
    .selectFrom('rooms')
    .where('id', '=', roomId)
    .select('last_sequence')
    .executeTakeFirst();
  const last = room?.last_sequence ?? 0;
  const to = Math.min(sequence, last);
  if (!membership || to <= membership.read_sequence) return;
  await write
    .updateTable('room_members')
    .set({
      read_sequence: to,
      // All numbers except others' messages, deleted senders' numbers included.
      own_unread: sql`(select ${last - to} - count(*) from messages where room_id = ${roomId}
                       and sequence > ${to}
                       and sender_id <> ${memberId} and message_type in ('text', 'removed'))`,
    })
    .where('room_id', '=', roomId)
    .where('member_id', '=', memberId)
    .execute();
  const from = membership.read_sequence;
  publish({ kind: 'read', room: roomId, member: memberId, from, sequence: to });
}

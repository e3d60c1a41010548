import { ROOM_MEMBERS_MAX } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import type { Blobs } from '../../files/blobs.ts';
import { discardBytes, type FileUse } from '../../files/fileUse.ts';
import { newId } from '../../ids.ts';
import type { FanOut } from '../../sockets/fanOut.ts';
import { isSpent } from '../posts/spentKeys.ts';
import { requireInvitable } from './activeMembers.ts';
import { addGroupChatLine } from './groupLines.ts';
import { lockRoom, roomNotFound } from './roomLock.ts';
import { type RoomRow, roomSeenBy } from './roomRows.ts';

/** Fields of a new group chat. */
export interface NewGroupChat {
  maker_id: string;
  name: string;
  /** Its other members. */
  member_ids: readonly string[];
  /** Repeating it with the same id returns the first room (per creator). */
  client_id?: string | undefined;
  /** Defaults to now. */
  created_at?: Date | undefined;
}

/** Group chats: creation, adding members, leaving. */
export interface GroupChats {
  /**
   * Creates a group chat.
   * @throws Refusal 404 when one is no active member, or the group chat created with the same
   * `client_id` was deleted; 403 when one does not let the creator add them
   */
  addGroupChat(chat: NewGroupChat): Promise<RoomRow>;
  /**
   * Adds new members to a group chat.
   * @throws Refusal 400 for a direct room or too many, 404 for the room or a member, 403 for a
   * member who does not let the viewer add them
   */
  addMembers(viewerId: string, roomId: string, memberIds: readonly string[]): Promise<RoomRow>;
  /**
   * Leaves a group chat; the last member's departure deletes it with its files.
   * @throws Refusal 400 for a direct room, 404
   */
  leave(memberId: string, roomId: string): Promise<void>;
}

interface GroupChatParts {
  db: Database;
  blobs: Blobs;
  now: () => Date;
  fanOut: FanOut;
  fileUse: FileUse;
}

export function createGroupChats({ db, blobs, now, fanOut, fileUse }: GroupChatParts): GroupChats {
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
    async addGroupChat({ maker_id, name, member_ids, client_id, created_at = now() }) {
      const first = await repeated(maker_id, client_id);
      if (first) return roomSeenBy(db, maker_id, first.id);
      const others = [...new Set(member_ids)].filter((id) => id !== maker_id);
      const id = await fanOut.transaction(async (write, publish) => {
        await requireInvitable(write, maker_id, others, member_ids);
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
      // A concurrent call with the same id was first.
      return roomSeenBy(db, maker_id, id ?? (await repeated(maker_id, client_id))?.id ?? '');
    },

    async addMembers(viewerId, roomId, memberIds) {
      await fanOut.transaction(async (write, publish) => {
        const room = await lockRoom(write, roomId, viewerId);
        requireGroupChat(room);
        const wanted = [...new Set(memberIds)];
        const present = await write
          .selectFrom('room_members')
          .where('room_id', '=', roomId)
          .select('member_id')
          .execute();
        const coming = wanted.filter((id) => present.every(({ member_id }) => member_id !== id));
        if (coming.length === 0) return;
        await requireInvitable(write, viewerId, coming, memberIds);
        if (present.length + coming.length > ROOM_MEMBERS_MAX)
          throw new Refusal(400, 'roomFull', { field: 'user_ids' });
        const currentTime = now();
        const lastSequence = room.last_sequence;
        await write
          .insertInto('room_members')
          .values(coming.map((id) => newcomer(roomId, id, lastSequence, currentTime)))
          .execute();
        publish({ kind: 'room', room: roomId });
        await addGroupChatLine(write, publish, {
          room,
          by: viewerId,
          message_type: 'members_added',
          came: coming,
          at: currentTime,
        });
      });
      return roomSeenBy(db, viewerId, roomId);
    },

    async leave(memberId, roomId) {
      const discardedFiles = await fanOut.transaction(async (write, publish) => {
        const room = await lockRoom(write, roomId, memberId);
        requireGroupChat(room);
        await write
          .deleteFrom('room_members')
          .where('room_id', '=', roomId)
          .where('member_id', '=', memberId)
          .execute();
        publish({ kind: 'room', room: roomId, left: memberId });
        if (await isEmpty(write, roomId)) return removeRoom(write, fileUse, roomId);
        const line = { room, by: memberId, message_type: 'member_left' as const, at: now() };
        await addGroupChatLine(write, publish, line);
        return [];
      });
      await discardBytes(blobs, discardedFiles);
    },
  };
}

async function isEmpty(write: Database, roomId: string): Promise<boolean> {
  const someone = await write
    .selectFrom('room_members')
    .where('room_id', '=', roomId)
    .select('member_id')
    .executeTakeFirst();
  return !someone;
}

/** Deletes a room and files attached only there; returns the files whose bytes to delete. */
export async function removeRoom(write: Database, fileUse: FileUse, roomId: string) {
  const files = await write
    .selectFrom('message_files')
    .innerJoin('messages', 'messages.id', 'message_files.message_id')
    .where('messages.room_id', '=', roomId)
    .select('file_id')
    .distinct()
    .execute();
  // Messages and file attachments cascade.
  await write.deleteFrom('rooms').where('id', '=', roomId).execute();
  return fileUse.discard(
    write,
    files.map(({ file_id }) => file_id),
  );
}

function requireGroupChat({ room_type }: { room_type: string }): void {
  if (room_type !== 'group') throw new Refusal(400, 'directRoom');
}

/** Row of a member who joins a room after a number of messages. */
const newcomer = (room_id: string, member_id: string, lastSequence: number, joined_at: Date) => ({
  room_id,
  member_id,
  first_sequence: lastSequence + 1,
  read_sequence: lastSequence,
  is_opened: true,
  joined_at,
});

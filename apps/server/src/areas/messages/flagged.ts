import { REMOVED_MESSAGE } from '@saudagar/contract';
import type { Database } from '../../database/schema.ts';
import { discardBytes } from '../../files/fileUse.ts';
import type { FlaggedContent } from '../admin/flagged.ts';

/** Number of messages before a flagged one that moderators read (ADM-097). */
const BEFORE = 2;

const written = (db: Database) =>
  db
    .selectFrom('messages')
    .where('message_type', '=', 'text')
    .select(['messages.id', 'sender_id as author_id', 'content as text', 'messages.created_at'])
    .select(['messages.room_id', 'sequence']);

const messageOf = (db: Database, id: string) =>
  written(db).where('messages.id', '=', id).executeTakeFirst();

/** A flagged message, shown with the two before it; removal keeps its place without content. */
export const flaggedMessage: FlaggedContent = {
  notFound: 'messageNotFound',
  async isVisible(db, id, viewerId) {
    const seen = await written(db)
      .innerJoin('room_members', 'room_members.room_id', 'messages.room_id')
      .where('messages.id', '=', id)
      .where('room_members.member_id', '=', viewerId)
      .whereRef('sequence', '>=', 'first_sequence')
      .executeTakeFirst();
    return seen !== undefined;
  },
  async show(db, id) {
    const message = await messageOf(db, id);
    if (!message) return undefined;
    const before = await written(db)
      .where('room_id', '=', message.room_id)
      .where('sequence', '<', message.sequence)
      .orderBy('sequence', 'desc')
      .limit(BEFORE)
      .execute();
    const files = await db
      .selectFrom('message_files')
      .where('message_id', '=', id)
      .orderBy('position')
      .select('file_id')
      .execute();
    return {
      ...partOf(message),
      files: files.map(({ file_id }) => file_id),
      context: before.reverse().map(partOf),
    };
  },
  async remove({ db, fanOut, blobs, fileUse }, id, within) {
    const message = await messageOf(db, id);
    if (!message) return false;
    const discardedFiles = await fanOut.transaction(async (write, publish) => {
      // Holds sequence numbers and reads of the room, as for a new message.
      await write
        .selectFrom('rooms')
        .where('id', '=', message.room_id)
        .select('id')
        .forNoKeyUpdate()
        .execute();
      const text = await write
        .selectFrom('messages')
        .where('id', '=', id)
        .where('message_type', '=', 'text')
        .select('id')
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!text) return null;
      await within?.(write, publish);
      await write
        .updateTable('messages')
        .set({ content: '', message_type: REMOVED_MESSAGE })
        .where('id', '=', id)
        .execute();
      await write.deleteFrom('message_reactions').where('message_id', '=', id).execute();
      const files = await write
        .deleteFrom('message_files')
        .where('message_id', '=', id)
        .returning('file_id')
        .execute();
      publish({ kind: 'removed', room: message.room_id, message: id, sequence: message.sequence });
      return fileUse.discard(
        write,
        files.map(({ file_id }) => file_id),
      );
    });
    if (discardedFiles) await discardBytes(blobs, discardedFiles);
    return discardedFiles !== null;
  },
  restoration: {
    table: 'messages',
    async restored(write, publish, _, id) {
      const { room_id } = await write
        .selectFrom('messages')
        .where('id', '=', id)
        .select('room_id')
        .executeTakeFirstOrThrow();
      publish({ kind: 'restored', room: room_id });
    },
  },
};

const partOf = ({
  id,
  author_id,
  text,
  created_at,
}: NonNullable<Awaited<ReturnType<typeof messageOf>>>) => ({ id, author_id, text, created_at });

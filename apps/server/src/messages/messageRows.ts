import type { Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, MessagesTable } from '../database/schema.ts';
import {
  type AttachmentRow,
  AUTHOR_COLUMNS,
  type AuthorRow,
  FILE_COLUMNS,
} from '../posts/postRows.ts';

/** A message with who sent it and its files. */
export interface MessageRow extends Selectable<MessagesTable>, Omit<AuthorRow, 'id'> {
  files: AttachmentRow[];
}

/** Messages with their senders and files. */
export function messagesOf(db: Database) {
  return db
    .selectFrom('messages')
    .innerJoin('members', 'members.id', 'messages.sender_id')
    .selectAll('messages')
    .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const))
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('message_files')
          .innerJoin('files', 'files.id', 'message_files.file_id')
          .whereRef('message_files.message_id', '=', 'messages.id')
          .orderBy('message_files.position')
          .select(FILE_COLUMNS),
      ).as('files'),
    );
}

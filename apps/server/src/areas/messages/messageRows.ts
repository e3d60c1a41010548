import { expressionBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Schema } from '../../database/schema.ts';
import {
  type AttachmentRow,
  AUTHOR_COLUMNS,
  type AuthorRow,
  FILE_COLUMNS,
} from '../posts/postRows.ts';
import type { MessagesTable } from './tables.ts';

/** A message with its sender and files. */
export interface MessageRow extends Selectable<MessagesTable>, Omit<AuthorRow, 'id'> {
  files: AttachmentRow[];
  /** Members who joined, for a system line. */
  came: AuthorRow[];
}

/** Reads members who joined, for system lines. */
export const cameOf = (messageId: 'messages.id' | 'last.id') =>
  jsonArrayFrom(
    expressionBuilder<Schema, never>()
      .selectFrom('message_members')
      .innerJoin('members as newcomers', 'newcomers.id', 'message_members.member_id')
      .where('message_members.message_id', '=', sql<string>`${sql.ref(messageId)}`)
      .orderBy('message_members.position')
      .select(['newcomers.id', ...AUTHOR_COLUMNS.map((name) => `newcomers.${name}` as const)]),
  );

/** Query of messages with their senders and files. */
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
    )
    .select(cameOf('messages.id').as('came'));
}

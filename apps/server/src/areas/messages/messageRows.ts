import { expressionBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
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
  /** The message it replies to. */
  quoted: QuotedRow | null;
  /** Reactions to it, with who gave each. */
  reactions: { emoji: string; memberIds: string[] }[];
}

/** The message that another one replies to. */
export interface QuotedRow
  extends Pick<
    Selectable<MessagesTable>,
    'id' | 'sequence' | 'sender_id' | 'content' | 'message_type'
  > {
  sender_name: string;
  files_count: number;
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

/** Reads the members who gave each reaction to a message. */
const reactionsOf = (messageId: 'messages.id') =>
  jsonArrayFrom(
    expressionBuilder<Schema, never>()
      .selectFrom('message_reactions')
      .where('message_reactions.message_id', '=', sql<string>`${sql.ref(messageId)}`)
      .groupBy('emoji')
      .select(['emoji', sql<string[]>`array_agg(member_id)`.as('memberIds')]),
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
    .select(cameOf('messages.id').as('came'))
    .select(reactionsOf('messages.id').as('reactions'))
    .select((of) =>
      jsonObjectFrom(
        of
          .selectFrom('message_quotations')
          .innerJoin('messages as quoted', 'quoted.id', 'message_quotations.quoted_id')
          .innerJoin('members as author', 'author.id', 'quoted.sender_id')
          .whereRef('message_quotations.message_id', '=', 'messages.id')
          .select([
            'quoted.id',
            'quoted.sequence',
            'quoted.sender_id',
            'quoted.content',
            'quoted.message_type',
            'author.full_name as sender_name',
            sql<number>`(select count(*) from message_files
                         where message_files.message_id = quoted.id)`.as('files_count'),
          ]),
      ).as('quoted'),
    );
}

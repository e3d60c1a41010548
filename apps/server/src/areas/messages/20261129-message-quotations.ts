import { type Kysely, sql } from 'kysely';

/**
 * Creates which message a message replies to. A table of its own, since an archive holds rows of
 * one table one level deep, and replies have replies.
 */
export async function createMessageQuotations(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table message_quotations (
    message_id uuid primary key references messages on delete cascade,
    quoted_id uuid not null references messages on delete cascade
  )`,
  'create index message_quotations_quoted on message_quotations (quoted_id)',
];

import { type Kysely, sql } from 'kysely';

const statements = [
  // The rows that a removal takes out, as JSON, in an order in which they go back. A file that one
  // of them carries stays; the row goes with its file.
  `create table removed_content (
    case_id uuid not null references flag_cases on delete cascade,
    position integer not null,
    table_name text not null,
    row_data jsonb not null,
    file_id uuid references files on delete cascade,
    removed_at timestamptz(3) not null,
    primary key (case_id, position)
  )`,
  'create index removed_content_file on removed_content (file_id) where file_id is not null',
  'create index removed_content_oldest on removed_content (removed_at) where position = 0',

  `alter table flag_cases
    add column restored_at timestamptz(3),
    add column restored_by uuid,
    add check (restored_at is null or outcome = 'removed')`,
];

/** Adds the record of removed content, from which an admin restores it. */
export async function addRemovedContent(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

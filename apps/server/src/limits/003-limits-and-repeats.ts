import { type Kysely, sql } from 'kysely';

/** Counts for rate limits; keys by which repeated uploads and flags are known. */
export async function addLimitsAndRepeats(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Lost in a crash, which costs nothing, and written without waiting for the disk.
  `create unlogged table rate_counts (
    key text primary key,
    taken bigint not null,
    ends_at timestamptz(3) not null
  )`,
  'create index rate_counts_end on rate_counts (ends_at)',

  'alter table files add column client_id text',
  'create unique index files_repeats on files (owner_id, client_id)',

  'alter table flags add column client_id text',
  'create unique index flags_repeats on flags (member_id, client_id)',
];

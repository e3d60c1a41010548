import { type Kysely, sql } from 'kysely';

/** Creates rate limit counters, and idempotency keys of uploads and flags. */
export async function addLimitsAndRepeats(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Unlogged: losing it in a crash is harmless, and writes skip the disk sync.
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

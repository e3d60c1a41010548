import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table groups add column closed_at timestamptz(3)',
  'create index groups_closed on groups (closed_at) where closed_at is not null',
];

/** Adds the time at which a group was closed. */
export async function addClosedGroups(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

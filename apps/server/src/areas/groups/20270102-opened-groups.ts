import { type Kysely, sql } from 'kysely';

/** Adds the time before which a group's posts are for its members, since it was private then. */
export async function addOpenedGroups(db: Kysely<unknown>): Promise<void> {
  await sql`alter table groups add column opened_at timestamptz(3)`.execute(db);
}

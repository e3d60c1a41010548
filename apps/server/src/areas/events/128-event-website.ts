import { type Kysely, sql } from 'kysely';

/** Adds the website of an event. */
export async function addWebsite(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column website text`.execute(db);
}

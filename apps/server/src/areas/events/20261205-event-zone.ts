import { type Kysely, sql } from 'kysely';

/** Adds the time zone of an event's place; earlier events have none. */
export async function addEventZone(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column time_zone text`.execute(db);
}

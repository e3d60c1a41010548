import { type Kysely, sql } from 'kysely';

/** Adds the moderator's words to notifications of decisions. */
export async function addNotes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications add column note text`.execute(db);
}

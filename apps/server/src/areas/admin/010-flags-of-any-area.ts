import { type Kysely, sql } from 'kysely';

/** Lets the areas say which types of content may be flagged. */
export async function openFlagTypes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flags drop constraint flags_content_type_check`.execute(db);
}

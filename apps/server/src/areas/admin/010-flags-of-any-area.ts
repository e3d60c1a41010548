import { type Kysely, sql } from 'kysely';

/** Opens the flag types, so that areas define which content may be flagged. */
export async function openFlagTypes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flags drop constraint flags_content_type_check`.execute(db);
}

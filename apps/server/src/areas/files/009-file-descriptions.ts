import { type Kysely, sql } from 'kysely';

/** Adds descriptions of files, for people who cannot see them. */
export async function addFileDescriptions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column description text`.execute(db);
}

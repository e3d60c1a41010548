import { type Kysely, sql } from 'kysely';

/** What a file shows, for people who cannot see it. */
export async function addFileDescriptions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column description text`.execute(db);
}

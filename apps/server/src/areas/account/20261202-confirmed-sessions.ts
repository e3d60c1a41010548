import { type Kysely, sql } from 'kysely';

/** Adds the time of a session's last typed password; sessions from before have none. */
export async function addConfirmedSessions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column confirmed_at timestamptz(3)`.execute(db);
}

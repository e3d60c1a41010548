import { type Kysely, sql } from 'kysely';

/** Adds the broken rule to notifications of decisions. */
export async function addNotificationReasons(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications add column reason text`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Adds changed facts, before and after, to notifications of changes. */
export async function addNotificationChanges(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications add column changes jsonb`.execute(db);
}

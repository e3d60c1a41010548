import { type Kysely, sql } from 'kysely';

/** The contract says which languages there are: one more is no change of the database. */
export async function allowAnyLanguage(db: Kysely<unknown>): Promise<void> {
  for (const table of ['push_subscriptions', 'daily_summaries'])
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_language_check`)}`.execute(
      db,
    );
}

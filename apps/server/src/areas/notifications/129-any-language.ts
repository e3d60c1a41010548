import { type Kysely, sql } from 'kysely';

/** The contract lists the languages: adding one is no database change. */
export async function allowAnyLanguage(db: Kysely<unknown>): Promise<void> {
  for (const table of ['push_subscriptions', 'daily_summaries'])
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_language_check`)}`.execute(
      db,
    );
}

import { sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Frees the places of rows that are gone and counts anew what the planner chooses by, a table at a
 * time. For the embedded database, in which nothing does so by itself: without, a common hashtag
 * under a filter is read whole and sorted.
 */
export async function tidyTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
}

import { sql } from 'kysely';
import type { Database } from '../src/database/schema.ts';

/** Counts each table's rows, except sessions, which tests open, and rate limit counters. */
export async function rowCounts(db: Database): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('sessions', 'rate_counts')`.execute(db);
  // One statement for all: entering the embedded database costs more than counting.
  const counts = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*) as count from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

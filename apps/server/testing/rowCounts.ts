import { sql } from 'kysely';
import type { Database } from '../src/database/schema.ts';

/** How many rows each table has, but for sessions, which tests open, and counts of calls. */
export async function rowCounts(db: Database): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('sessions', 'rate_counts')
    order by 1`.execute(db);
  const counts: Record<string, unknown> = {};
  for (const { name } of tables)
    counts[name] = (
      await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    ).rows[0]?.count;
  return counts;
}

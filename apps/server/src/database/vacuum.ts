import { sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Frees the places of rows that are gone and counts anew what the planner chooses by, a table at a
 * time. For the embedded database, in which nothing does so by itself: without, a common hashtag
 * under a filter is read whole and sorted.
 */
export async function vacuumTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
}

/** Bytes of log that may gather before they are written through to the tables. */
const LOG = 32 * 2 ** 20;

/**
 * Writes the log of the embedded database through once there is much of it. Nothing else does so
 * while a server runs: the log would fill the disk, and a start after a crash would read all of it.
 */
export async function shortenLog(db: Database): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select (pg_current_wal_lsn() - redo_lsn)::bigint as bytes
    from pg_control_checkpoint()`.execute(db);
  if (rows[0] && rows[0].bytes > LOG) await sql`checkpoint`.execute(db);
}

import { sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Vacuums and analyzes the tables, one at a time. For the embedded database, which has no
 * autovacuum: without it, a common hashtag under a filter is read whole and sorted.
 */
export async function vacuumTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
}

/** Size of the log in bytes that triggers a checkpoint. */
const LOG = 32 * 2 ** 20;

/**
 * Checkpoints a long log of the embedded database. Nothing else does while a server runs: the
 * log would fill the disk, and recovery after a crash would read all of it.
 */
export async function shortenLog(db: Database): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select (pg_current_wal_lsn() - redo_lsn)::bigint as bytes
    from pg_control_checkpoint()`.execute(db);
  if (rows[0] && rows[0].bytes > LOG) await sql`checkpoint`.execute(db);
}

import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readMigrations } from '../database/migrate.ts';
import type { Database } from '../database/schema.ts';
import type { TableSum } from './archive.ts';
import { readTables, type Table } from './tables.ts';

/** Number of rows read with one call. */
const BATCH = 500;

/** A file with all rows of one table. */
export interface SpooledTable {
  name: string;
  path: string;
  sum: TableSum;
}

/**
 * Writes every row into a scratch folder, one JSON object a line in the database's own text, so
 * JavaScript types lose nothing. The snapshot ends before anyone reads the archive, because it
 * blocks all other queries of the embedded database. @returns the tables in an order in which
 * they can be written
 * @throws Error unless the tables have exactly the named migrations
 */
export function spoolTables(
  db: Database,
  folder: string,
  migrations: readonly string[],
): Promise<SpooledTable[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      if ((await readMigrations(snapshot)).join() !== migrations.join())
        throw new Error('the tables were migrated during the export');
      const spooled: SpooledTable[] = [];
      for (const table of await readTables(snapshot)) {
        const path = join(folder, table.name);
        spooled.push({ name: table.name, path, sum: await spool(snapshot, table, path) });
      }
      return spooled;
    });
}

async function spool(snapshot: Database, table: Table, path: string): Promise<TableSum> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  try {
    await sql`declare spool no scroll cursor for ${linesOf(table)}`.execute(snapshot);
    for (let rows = 0; ; ) {
      const { rows: batch } = await sql<{ line: string }>`
        fetch ${sql.lit(BATCH)} from spool`.execute(snapshot);
      if (batch.length === 0) {
        await sql`close spool`.execute(snapshot);
        return { rows, sha256: hash.digest('hex') };
      }
      const text = batch.map(({ line }) => `${line}\n`).join('');
      hash.update(text);
      await file.write(text);
      rows += batch.length;
    }
  } finally {
    await file.close();
  }
}

/** Orders a row after the row of its own table it refers to: threads are one level deep. */
function linesOf({ name, columns, ownParents }: Table) {
  const row = sql.join(columns.map((column) => sql.ref(column)));
  const order = ownParents.map((column) => sql`${sql.ref(column)} is not null`);
  return sql`select row_to_json(t)::text as line from (select ${row} from ${sql.table(name)}
    ${order.length > 0 ? sql`order by ${sql.join(order)}` : sql``}) t`;
}

import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A table as the database itself describes it. */
export interface Table {
  name: string;
  /** Stored columns, in order; the database computes the others. */
  columns: string[];
  /** Columns that refer to rows of the same table, such as a reply's parent. */
  ownParents: string[];
}

interface Described {
  name: string;
  columns: string[];
  refers_to: string[];
  own_parents: string[];
}

/**
 * Reads every table, each after those its rows refer to. Unlogged tables are skipped: their data
 * may be lost at any time.
 */
export async function readTables(db: Database): Promise<Table[]> {
  const { rows } = await sql<Described>`
    select c.relname as name,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(json_agg(distinct f.relname), '[]') from pg_constraint k
        join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers_to,
      (select coalesce(json_agg(a.attname), '[]') from pg_constraint k
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = c.oid) as own_parents
    from pg_class c
    where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = current_schema()::regnamespace
      and c.relname not like 'kysely_%'
    order by c.relname`.execute(db);
  const ordered: Described[] = [];
  const waiting = new Set(rows);
  while (waiting.size > 0) {
    const ready = [...waiting].filter((table) =>
      table.refers_to.every((name) => ordered.some((one) => one.name === name)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    for (const table of ready) {
      waiting.delete(table);
      ordered.push(table);
    }
  }
  return ordered.map(({ name, columns, own_parents }) => ({
    name,
    columns,
    ownParents: own_parents,
  }));
}

/** Finds the first table with a row; undefined when all are empty. */
export async function findFilled(db: Database): Promise<string | undefined> {
  for (const { name } of await readTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return undefined;
}

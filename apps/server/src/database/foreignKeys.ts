import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** A column that refers to another table's row. */
export interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
  /** Effect of the parent's deletion on the row. */
  readonly onDelete: 'cascade' | 'set null' | 'refuse';
}

/** Reads every foreign key, as the database itself describes them. */
export async function readForeignKeys(db: Database): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey & { columns: number }>`
    select c.relname as "table", a.attname as "column", p.relname as parent,
      b.attname as "parentColumn", array_length(k.conkey, 1) as columns,
      case k.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'refuse' end
        as "onDelete"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class p on p.oid = k.confrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace
    order by c.relname, a.attname`.execute(db);
  const composite = rows.find(({ columns }) => columns > 1);
  if (composite) throw new Error(`a foreign key of ${composite.table} has several columns`);
  return rows.map(({ columns: _, ...key }) => key);
}

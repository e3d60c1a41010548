import { RESTORE_DAYS } from '@saudagar/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readTables } from '../../../backup/tables.ts';
import type { Community } from '../../../community.ts';
import { type ForeignKey, readForeignKeys } from '../../../database/foreignKeys.ts';
import type { Database } from '../../../database/schema.ts';
import { discardBytes } from '../../../files/fileUse.ts';
import type { Deletion } from '../../area.ts';

const DAY = 86_400_000;
/** Number of cases whose record one transaction deletes. */
const BATCH = 20;

/** Content whose removal is recorded. */
interface Removed {
  readonly caseId: string;
  /** Table of its row. */
  readonly table: string;
  /** Id of its row, before those of placeholders that go with it. */
  readonly ids: readonly string[];
  readonly at: Date;
}

/** A row, or the rows, of a recorded parent. */
const recorded = (caseId: string, { parent, parentColumn, column }: ForeignKey) => sql<SqlBool>`
  ${sql.ref(`t.${column}`)} in (
    select (row_data ->> ${parentColumn}::text)::uuid from removed_content
    where case_id = ${caseId}::uuid and table_name = ${parent}::text)`;

/**
 * Records content with every row that its deletion takes along, before that deletion and in its
 * transaction. Rows of the content's own table are not followed: a comment with replies stays as
 * their placeholder.
 */
export async function recordRemoved(write: Database, removed: Removed): Promise<void> {
  const { caseId, table, ids, at } = removed;
  const keys = await readForeignKeys(write);
  let position = 0;
  const record = async (name: string, isTaken: RawBuilder<SqlBool>) => {
    const file = keys.find((key) => key.table === name && key.parent === 'files');
    const { numAffectedRows = 0n } = await sql`
      insert into removed_content (case_id, position, table_name, row_data, file_id, removed_at)
      select ${caseId}::uuid, ${position}::integer + (row_number() over (order by t.ctid) - 1)::integer,
        ${name}::text, to_jsonb(t), ${file ? sql.ref(`t.${file.column}`) : sql`null::uuid`},
        ${at}::timestamptz
      from ${sql.table(name)} as t where ${isTaken}`.execute(write);
    position += Number(numAffectedRows);
  };
  await record(table, sql`t.id = any (${ids}::uuid[])`);
  const taken = new Set([table]);
  for (const { name } of await readTables(write)) {
    const parents = keys.filter(
      (key) => key.table === name && key.onDelete === 'cascade' && taken.has(key.parent),
    );
    if (parents.length === 0 || name === table) continue;
    taken.add(name);
    await record(name, anyOf(parents.map((key) => recorded(caseId, key))));
  }
}

/** A row that the record lacks a parent for; null when it can be put back. */
export async function missingParent(
  write: Database,
  { caseId, table, id }: { caseId: string; table: string; id: string },
): Promise<string | null> {
  for (const key of await readForeignKeys(write)) {
    if (key.table !== table || key.onDelete === 'set null') continue;
    const { rows } = await sql`
      select from removed_content as r where case_id = ${caseId} and table_name = ${table}
        and row_data ->> 'id' = ${id} and row_data ->> ${key.column}::text is not null
        and not exists (select from ${sql.table(key.parent)} as p
          where p.id = (r.row_data ->> ${key.column}::text)::uuid)
        and not exists (select from removed_content as p where p.case_id = r.case_id
          and p.table_name = ${key.parent} and p.row_data ->> 'id' = r.row_data ->> ${key.column}::text)`.execute(
      write,
    );
    if (rows.length > 0) return key.parent;
  }
  return null;
}

/**
 * Puts the recorded rows back and forgets the record. A row whose parent is gone since, such as a
 * like of a deleted account, stays out; an emptied row gets its content back.
 */
export async function putBack(
  write: Database,
  { caseId, table: root, id }: { caseId: string; table: string; id: string },
): Promise<void> {
  const keys = await readForeignKeys(write);
  for (const table of await readTables(write)) {
    const first = await write
      .selectFrom('removed_content')
      .where('case_id', '=', caseId)
      .where('table_name', '=', table.name)
      .orderBy('position')
      .select('row_data')
      .executeTakeFirst();
    if (!first) continue;
    // Columns that are newer than the record take their defaults.
    const columns = table.columns.filter((column) => column in first.row_data);
    const own = keys.filter((key) => key.table === table.name);
    // Rows of one table refer to each other one level deep, so those left out follow.
    for (let pass = 0; pass <= table.ownParents.length; pass += 1)
      await insertRows(write, {
        ...{ caseId, columns, keys: own, table: table.name },
        rootId: table.name === root ? id : null,
      });
  }
  await write.deleteFrom('removed_content').where('case_id', '=', caseId).execute();
}

async function insertRows(
  write: Database,
  of: {
    caseId: string;
    table: string;
    /** Id of the content's own row, if it is in this table. */
    rootId: string | null;
    columns: readonly string[];
    keys: readonly ForeignKey[];
  },
): Promise<void> {
  const { caseId, rootId, columns, keys } = of;
  const name = sql.table(of.table);
  const exists = ({ column, parent, parentColumn }: ForeignKey) =>
    sql<SqlBool>`exists (select from ${sql.table(parent)} as p
      where ${sql.ref(`p.${parentColumn}`)} = ${sql.ref(`t.${column}`)})`;
  const values = columns.map((column) => {
    const key = keys.find((each) => each.column === column && each.onDelete === 'set null');
    const value = sql.ref(`t.${column}`);
    return key ? sql`case when ${exists(key)} then ${value} end` : value;
  });
  const conditions = keys
    .filter(({ onDelete }) => onDelete !== 'set null')
    .map((key) => sql<SqlBool>`(${sql.ref(`t.${key.column}`)} is null or ${exists(key)})`);
  // A row that the removal emptied gets its content back; another's key in its place is refused.
  const conflict = rootId
    ? sql`(id) do update set ${sql.join(
        columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
      )} where ${sql.ref(`${of.table}.id`)} = ${rootId}::uuid`
    : sql`do nothing`;
  await sql`
    insert into ${name} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)}
    from removed_content as r, jsonb_populate_record(null::${name}, r.row_data) as t
    where r.case_id = ${caseId} and r.table_name = ${of.table}
      and ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by r.position
    on conflict ${conflict}`.execute(write);
}

/** Deletes records that are too old to restore, and their files that nothing else carries. */
export async function purgeRemoved({ db, blobs, now, fileUse }: Community): Promise<number> {
  const before = new Date(now().getTime() - RESTORE_DAYS * DAY);
  let count = 0;
  for (;;) {
    const purged = await db.transaction().execute(async (write) => {
      const cases = await write
        .selectFrom('removed_content')
        .where('position', '=', 0)
        .where('removed_at', '<', before)
        .orderBy('removed_at')
        .limit(BATCH)
        .select('case_id')
        .forUpdate()
        .skipLocked()
        .execute();
      if (cases.length === 0) return null;
      const ids = cases.map(({ case_id }) => case_id);
      const rows = await write
        .deleteFrom('removed_content')
        .where('case_id', 'in', ids)
        .returning('file_id')
        .execute();
      const files = rows.flatMap(({ file_id }) => file_id ?? []);
      return { count: ids.length, files: await fileUse.discard(write, files) };
    });
    if (!purged) return count;
    await discardBytes(blobs, purged.files);
    count += purged.count;
  }
}

/** Deletes what a member wrote, and each row about them, from the records of removed content. */
export async function forgetRemovedOf(
  write: Database,
  memberId: string,
  { community: { fileUse, blobs }, afterwards }: Deletion,
): Promise<void> {
  const keys = (await readForeignKeys(write)).filter(({ parent }) => parent === 'members');
  const isOf = ({ table, column }: ForeignKey) => sql<SqlBool>`
    (table_name = ${table} and row_data ->> ${column}::text = ${memberId}::text)`;
  const { rows } = await sql<{ file_id: string | null }>`
    delete from removed_content
    where case_id in (select id from flag_cases where author_id = ${memberId})
      or ${anyOf(keys.filter(({ onDelete }) => onDelete !== 'set null').map(isOf))}
    returning file_id`.execute(write);
  for (const key of keys.filter(({ onDelete }) => onDelete === 'set null'))
    await sql`
      update removed_content
      set row_data = row_data || jsonb_build_object(${key.column}::text, null)
      where ${isOf(key)}`.execute(write);
  const discarded = await fileUse.discard(
    write,
    rows.flatMap(({ file_id }) => file_id ?? []),
  );
  afterwards(() => discardBytes(blobs, discarded));
}

const anyOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

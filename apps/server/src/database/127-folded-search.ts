import { searchKey } from '@saudagar/contract';
import { comparable } from '@saudagar/contract/server';
import { type Kysely, sql } from 'kysely';
import { memberKeysOf } from '../areas/account/memberKeys.ts';

/** Columns of normalized search text, each with the key of its table. */
const SEARCHED = [
  ['members', 'searched'],
  ['audit_log', 'searched'],
  ['events', 'searched'],
  ['event_registrations', 'searched'],
  ['groups', 'searched'],
  ['groups', 'location_searched'],
  ['resources', 'searched'],
  ['tenders', 'searched'],
] as const;

/** Number of rows read and written with one statement. */
const BATCH = 1_000;

/** Characters normalized differently than before; most texts contain none. */
const OTHERWISE = `[A-Z'"\`]|[^ -~]`;

/** Normalizes apostrophes, quotation marks, dashes and invisible characters of stored text. */
export async function foldSearch(db: Kysely<unknown>): Promise<void> {
  // PostgreSQL before 17 cannot change a generated column; an email may have an apostrophe.
  await sql.raw('alter table members drop column managed_searched').execute(db);
  // Only search text changes, not the logged acts.
  await sql.raw('alter table audit_log disable trigger user').execute(db);
  for (const [table, column] of SEARCHED) await foldColumn(db, table, column);
  await sql.raw('alter table audit_log enable trigger user').execute(db);
  await sql
    .raw(`alter table members add column managed_searched text collate "C"
      generated always as (searched || ' ' || (replace(lower(email), '''', '') collate "C")) stored`)
    .execute(db);
  await sql
    .raw('create index members_managed on members using gin (managed_searched gin_trgm_ops)')
    .execute(db);
  await foldMemberKeys(db);
  await foldHashtags(db);
  await foldListNames(db);
}

async function foldColumn(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, ${sql.ref(column)} as text from ${sql.table(table)}
      where id > ${after}::uuid and ${sql.ref(column)} ~ ${OTHERWISE}
      order by id limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    // Each word begins with a space: see `searchedText`.
    const folded = rows.map(({ text }) => ` ${comparable(text)}`);
    await sql`
      update ${sql.table(table)} as row set ${sql.ref(column)} = texts.text
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${folded}::text[]) as texts (id, text)
      where row.id = texts.id`.execute(db);
    after = rows.at(-1)?.id ?? after;
  }
}

async function foldMemberKeys(db: Kysely<unknown>): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string; username: string; full_name: string }>`
      select id, username, full_name from members
      where id > ${after}::uuid and full_name ~ ${`['"\`]|[^ -~]`}
      order by id limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    await sql`delete from member_keys where member_id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(
      db,
    );
    const keys = rows.flatMap(memberKeysOf);
    await sql`
      insert into member_keys (member_id, rank, search_key)
      select * from unnest(${keys.map((key) => key.member_id)}::uuid[],
        ${keys.map(({ rank }) => rank)}::smallint[], ${keys.map((key) => key.search_key)}::text[])
      on conflict do nothing`.execute(db);
    after = rows.at(-1)?.id ?? after;
  }
}

async function foldHashtags(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ tag: string }>`
    select tag from hashtags where tag ~ ${OTHERWISE}`.execute(db);
  await sql`
    update hashtags set search_key = keys.search_key
    from unnest(${rows.map(({ tag }) => tag)}::text[], ${rows.map(({ tag }) => searchKey(tag))}::text[])
      as keys (tag, search_key)
    where hashtags.tag = keys.tag`.execute(db);
}

/** A list whose normalized name now equals another's of its member keeps its old key. */
async function foldListNames(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from saved_lists where name ~ ${OTHERWISE}`.execute(db);
  for (const { id, name } of rows)
    await sql`
      update saved_lists as list set name_key = ${comparable(name)}
      where id = ${id}::uuid and not exists (
        select from saved_lists as other where other.member_id = list.member_id
          and other.id <> list.id and other.name_key = ${comparable(name)})`.execute(db);
}

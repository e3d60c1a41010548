import { searchKey } from '@saudagar/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useBackups } from '../../testing/backupFixture.ts';
import { migrate } from './migrate.ts';
import { holds } from './search.ts';

const { emptyFolder } = useBackups();
const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`;

test('older texts are found however apostrophes are typed, by the same indexes', async () => {
  const { db } = await emptyFolder();
  await migrate(db, '081-deleted-tenders');
  const names = ["Ma'ruf", 'Ma’ruf', 'Bu‑di “Jaya”', 'Biasa'];
  for (const [at, name] of names.entries())
    await sql`
      insert into members (id, email, username, full_name, password_hash, role, industry_tags,
        is_verified, created_at, searched)
      values (${id(at)}, ${`o'neil${at}@toko.id`}, ${`anggota${at}`}, ${name}, '-', 'user', '[]',
        false, now(), ${` ${name.toLowerCase()} anggota${at}`})`.execute(db);
  await sql`
    insert into member_keys values (${id(0)}, 1, 'ma''ruf'), (${id(0)}, 2, 'ruf')`.execute(db);
  await sql`insert into hashtags values ('日本', 'ﾆ-old', 1)`.execute(db);
  for (const [at, key] of ["pak 'a'", 'pak ’a’', 'lain'].entries())
    await sql`
      insert into saved_lists (id, member_id, name, name_key, created_at)
      values (${id(at)}, ${id(0)}, ${key}, ${key}, now())`.execute(db);
  await sql`
    insert into audit_log (id, actor_id, action_type, created_at, searched)
    values (${id(0)}, ${id(0)}, 'warn_user', now(), ' jum''at'), (${id(1)}, ${id(0)}, 'warn_user', now(), '')`.execute(
    db,
  );

  await migrate(db);

  const matchingIds = async (column: string, typed: string) =>
    (
      await db
        .selectFrom('members')
        .where(holds(column, typed))
        .select('id')
        .orderBy('id')
        .execute()
    ).length;
  for (const column of ['members.searched', 'members.managed_searched']) {
    for (const typed of ["ma'ruf", 'MA’RUF', 'maruf'])
      expect(await matchingIds(column, typed)).toBe(2);
    expect(await matchingIds(column, 'bu–di jaya')).toBe(1);
    expect(await matchingIds(column, 'biasa')).toBe(1);
  }
  for (const typed of ["o'neil1@toko.id", 'o’neil1@'])
    expect(await matchingIds('members.managed_searched', typed)).toBe(1);
  const keys = await db.selectFrom('member_keys').orderBy('search_key').selectAll().execute();
  expect(keys.filter((key) => key.member_id === id(0)).map((key) => key.search_key)).toEqual([
    'anggota0',
    'maruf',
  ]);
  const tags = await db.selectFrom('hashtags').select('search_key').execute();
  expect(tags).toEqual([{ search_key: searchKey('日本') }]);
  const lists = await db.selectFrom('saved_lists').select('name_key').orderBy('id').execute();
  expect(lists.map((list) => list.name_key)).toEqual(['pak a', 'pak ’a’', 'lain']);
  const acts = await db.selectFrom('audit_log').select('searched').orderBy('id').execute();
  expect(acts.map((act) => act.searched)).toEqual([' jumat', '']);
  const { rows: indexes } = await sql<{ of: string }>`
    select indexdef as of from pg_indexes where indexname = 'members_managed'`.execute(db);
  expect(indexes[0]?.of).toMatch(/gin \(managed_searched gin_trgm_ops\)/);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../database/embedded.ts';
import { migrate } from '../../database/migrate.ts';

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`;

test('older posts and members are sorted, filtered and suggested like new ones', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'migration-'));
  const { db, close } = await openEmbedded(dataDir);
  await migrate(db, '001-community');
  await sql`
    insert into members (id, email, username, full_name, password_hash, role, industry_tags,
      is_verified, created_at)
    values (${id(1)}, 'a@toko.id', 'Budi.S', 'Búdi Santoso', '-', 'user', '[]', false, now())`.execute(
    db,
  );
  await sql`
    insert into posts (id, member_id, content, post_type, hashtags, mentions, created_at)
    select ('01920000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${id(1)}, 'x',
      (array['text', 'text', 'image', 'event', 'text', 'video'])[n],
      case n when 1 then '["kopi", "teh"]'::jsonb when 2 then '["kopi"]'::jsonb
        when 3 then jsonb_build_array(repeat('k', 101)) else '[]'::jsonb end,
      '[]', now()
    from generate_series(1, 6) n`.execute(db);
  for (const [post, type] of [
    [2, 'image'],
    [4, 'image'],
    [5, 'document'],
    [6, 'document'],
  ] as const) {
    await sql`
      insert into files (id, owner_id, category, filename, original_filename, file_type, mime_type,
        file_size, extension, created_at)
      values (${id(post)}, ${id(1)}, 'posts', ${id(post)}, 'a', ${type}, '-', 1, 'x', now())`.execute(
      db,
    );
    await sql`insert into post_files values (${id(post)}, 0, ${id(post)})`.execute(db);
  }

  await migrate(db);

  const shown = await db
    .selectFrom('posts')
    .orderBy('id')
    .select(['in_text', 'in_image', 'in_video', 'in_event'])
    .execute();
  const names = shown.map((post) => Object.keys(post).filter((key) => Reflect.get(post, key)));
  expect(names).toEqual([
    ['in_text'],
    ['in_image'],
    ['in_text', 'in_image'],
    ['in_image', 'in_event'],
    [],
    [],
  ]);
  expect(await db.selectFrom('hashtags').orderBy('tag').selectAll().execute()).toEqual([
    { tag: 'kopi', search_key: 'kopi', posts_count: 2 },
    { tag: 'teh', search_key: 'teh', posts_count: 1 },
  ]);
  const keys = await db
    .selectFrom('member_keys')
    .orderBy('rank')
    .select(['rank', 'search_key'])
    .execute();
  expect(keys).toEqual([
    { rank: 0, search_key: 'budi.s' },
    { rank: 1, search_key: 'budi santoso' },
    { rank: 2, search_key: 'santoso' },
  ]);
  await close();
  await rm(dataDir, { recursive: true });
});

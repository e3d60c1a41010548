import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../database/embedded.ts';
import { migrate } from '../../database/migrate.ts';

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`;

test('the migration names the company of members without one by their business', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'migration-'));
  const { db, close } = await openEmbedded(dataDir);
  await migrate(db, '20261209-event-audience');
  for (const [number, company] of [
    [1, null],
    [2, 'Kopi Kerinci'],
  ] as const) {
    await sql`
      insert into members (id, email, username, full_name, password_hash, role, company_name,
        industry_tags, is_verified, created_at)
      values (${id(number)}, ${`${number}@toko.id`}, ${`toko${number}`}, 'Wati', '-', 'user',
        ${company}, '[]', false, now())`.execute(db);
    await sql`
      insert into business_profiles (member_id, business_name, updated_at)
      values (${id(number)}, 'Toko Wati', now())`.execute(db);
  }

  await migrate(db);

  const { rows } = await sql`
    select company_name, searched like '% toko wati%' as found from members order by id`.execute(
    db,
  );
  expect(rows).toEqual([
    { company_name: 'Toko Wati', found: true },
    { company_name: 'Kopi Kerinci', found: false },
  ]);
  await close();
  await rm(dataDir, { recursive: true });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openEmbedded } from '../../database/embedded.ts';
import { migrate } from '../../database/migrate.ts';

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`;

test('the migration rounds decimal amounts and logs each, without sealed amounts', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  const dataDir = await mkdtemp(join(tmpdir(), 'migration-'));
  const { db, close } = await openEmbedded(dataDir);
  await migrate(db, '081-deleted-tenders');
  for (const number of [1, 2])
    await sql`
      insert into members (id, email, username, full_name, password_hash, role, industry_tags,
        is_verified, created_at)
      values (${id(number)}, ${`${number}@toko.id`}, ${`toko${number}`}, 'Toko', '-', 'user', '[]',
        false, now())`.execute(db);
  for (const [number, least, most] of [
    [3, 1.5, 1.7],
    [4, 2, null],
  ] as const)
    await sql`
      insert into tenders (id, poster_id, title, description, category, budget_min, budget_max,
        currency, deadline, status, searched, created_at, updated_at)
      values (${id(number)}, ${id(1)}, 'Kursi', '-', 'Furniture', ${least}, ${most}, 'USD', now(),
        'active', '-', now(), now())`.execute(db);
  await sql`
    insert into proposals (id, tender_id, poster_id, bidder_id, status, submitted_at)
    values (${id(5)}, ${id(3)}, ${id(1)}, ${id(2)}, 'submitted', now())`.execute(db);
  await sql`
    insert into proposal_contents (proposal_id, proposal_amount) values (${id(5)}, 73911.25)`.execute(
    db,
  );
  await sql`
    insert into events (id, organizer_name, title, description, event_type, start_at, end_at,
      location, price, approval_status, searched, created_at, updated_at)
    values (${id(6)}, 'Toko', 'Kelas', '-', 'Workshop', now(), now(), 'Solo', 1000.5, 'approved',
      '-', now(), now())`.execute(db);

  await migrate(db);

  const { rows } = await sql`
    select budget_min, budget_max,
      (select price from events) as price,
      (select proposal_amount from proposal_contents) as amount
    from tenders order by id`.execute(db);
  expect(rows).toEqual([
    { budget_min: 2, budget_max: 2, price: 1001, amount: 73911 },
    { budget_min: 2, budget_max: null, price: 1001, amount: 73911 },
  ]);
  const lines = log.mock.calls
    .map(([line]) => String(line))
    .filter((line) => /^Rounded/.test(line));
  expect(lines).toEqual([
    `Rounded the budget of tender ${id(3)}`,
    `Rounded the amount of proposal ${id(5)}`,
    `Rounded the price of event ${id(6)} to whole rupiah`,
  ]);
  await close();
  await rm(dataDir, { recursive: true });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AbortedTransactionError, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PostgresFixture, startPostgres } from '../../testing/postgresFixture.ts';
import { putReadyDatabase } from '../../testing/readyDatabase.ts';
import { openDatabase } from './open.ts';
import { prepare } from './prepared.ts';
import type { OpenDatabase } from './schema.ts';

let dataDir: string;
let postgres: PostgresFixture;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  putReadyDatabase(dataDir);
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
});

/** Reads every column and index from the database's own catalogue. */
async function tablesOf({ db }: OpenDatabase): Promise<unknown> {
  const columns = await sql`
    select table_name, column_name, data_type, is_nullable, datetime_precision
    from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(db);
  const indexes = await sql`
    select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(db);
  return { columns: columns.rows, indexes: indexes.rows };
}

/** Reads values of the types that drivers parse differently by default. */
async function valuesOf({ db }: OpenDatabase): Promise<unknown> {
  const { rows } = await sql`
    select 9007199254740991::bigint as large, count(*) as counted, date '2026-11-21' as day,
      '{"a":[1]}'::jsonb as json, timestamptz '2026-11-21 10:00+07' as moment, true as yes`.execute(
    db,
  );
  return rows[0];
}

test('both databases get the same tables and read the same values', async () => {
  const embedded = await openDatabase({ dataDir });
  const server = await openDatabase({ dataDir, databaseUrl: await postgres.createDatabase() });
  expect(embedded.kind).toBe('embedded');
  expect(server.kind).toBe('postgres');
  expect(await tablesOf(embedded)).toEqual(await tablesOf(server));
  const values = await valuesOf(embedded);
  expect(values).toEqual(await valuesOf(server));
  expect(values).toEqual({
    large: 9_007_199_254_740_991,
    counted: 1,
    day: '2026-11-21',
    json: { a: [1] },
    moment: new Date('2026-11-21T03:00:00Z'),
    yes: true,
  });
  await embedded.close();
  await server.close();
});

test('several processes can start at once on an empty PostgreSQL database', async () => {
  const databaseUrl = await postgres.createDatabase();
  const all = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ dataDir, databaseUrl })),
  );
  for (const { db } of all)
    expect(await db.selectFrom('members').select('id').execute()).toEqual([]);
  await Promise.all(all.map((one) => one.close()));
});

test('both databases accept the same values and refuse with the same codes', async () => {
  const databaseUrl = await postgres.createDatabase();
  for (const { db, close } of [
    await openDatabase({ dataDir }),
    await openDatabase({ dataDir, databaseUrl }),
  ]) {
    const { rows } = await sql`
      select ${new Date('2026-11-21T03:00:00.123Z')}::timestamptz as moment, ${null}::text as nothing,
        ${['a "b"', 'c\\d', null, '']}::text[] as list, ${false}::boolean as no, ${2.5}::float8 as half,
        ${'€ 👩‍🌾 \\'}::text as words, ${Buffer.from([0, 255])}::bytea as bytes,
        ${{ words: ['"', 1] }}::jsonb as thing`.execute(db);
    expect(rows).toEqual([
      {
        moment: new Date('2026-11-21T03:00:00.123Z'),
        nothing: null,
        list: ['a "b"', 'c\\d', null, ''],
        no: false,
        half: 2.5,
        words: '€ 👩‍🌾 \\',
        bytes: expect.objectContaining({ 0: 0, 1: 255, length: 2 }),
        thing: { words: ['"', 1] },
      },
    ]);
    const divide = sql`select 1 / ${0}::int`;
    await expect(divide.execute(db)).rejects.toMatchObject({ code: '22012' });
    // A refused statement is caught, yet the transaction must not succeed afterwards.
    const halfDone = db.transaction().execute(async (write) => {
      await sql`create table half_done ()`.execute(write);
      await divide.execute(write).catch(() => {});
    });
    await expect(halfDone).rejects.toThrow(AbortedTransactionError);
    await expect(sql`select from half_done`.execute(db)).rejects.toMatchObject({ code: '42P01' });
    const { rows: tables } = await sql`
      select to_regclass('members') is not null as known`.execute(db);
    expect(tables).toEqual([{ known: true }]);
    await close();
  }
});

test('a prepared query runs with the values of each call on both databases', async () => {
  const databaseUrl = await postgres.createDatabase();
  for (const { db, close } of [
    await openDatabase({ dataDir }),
    await openDatabase({ dataDir, databaseUrl }),
  ]) {
    const built = vi.fn((of: { least: number; name: string; most: number }) =>
      db
        .selectNoFrom([
          sql<number>`${of.least}::int`.as('least'),
          sql<string>`${'as it is'}`.as('constant'),
        ])
        .where(sql<string>`${of.name}`, '!=', 'nobody')
        .limit(of.most),
    );
    const ask = prepare(db, built);
    const constant = 'as it is';
    expect(await ask({ least: 1, name: 'Siti', most: 1 })).toEqual([{ least: 1, constant }]);
    expect(await ask({ least: 2, name: "'; --", most: 1 })).toEqual([{ least: 2, constant }]);
    expect(await ask({ least: 2, name: 'nobody', most: 1 })).toEqual([]);
    expect(await ask({ least: 2, name: 'Siti', most: 0 })).toEqual([]);
    expect(built).toHaveBeenCalledTimes(1);
    const { rows } = await sql`select from_sql from pg_prepared_statements`.execute(db);
    expect(rows).toHaveLength(1);
    await close();
  }
});

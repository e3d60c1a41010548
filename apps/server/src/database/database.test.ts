import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { putReadyDatabase } from '../../testing/readyDatabase.ts';
import { DirectoryInUse } from './directoryLock.ts';
import { NewerData } from './newerData.ts';
import { connectDatabase, openDatabase } from './open.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  putReadyDatabase(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true }));

test('the embedded database opens once, and again after it is closed', async () => {
  const first = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow(DirectoryInUse);
  expect(await first.db.selectFrom('members').select('id').execute()).toEqual([]);
  await first.close();
  const second = await openDatabase({ dataDir });
  await second.close();
});

test('an older version says that a newer one has used the database', async () => {
  const { db, close } = await openDatabase({ dataDir });
  await sql`insert into kysely_migration values ('20991231-future', '2099-12-31')`.execute(db);
  await close();
  const older = openDatabase({ dataDir });
  await expect(older).rejects.toThrow(NewerData);
  await expect(older).rejects.toThrow(/"20991231-future".*"Going back"/);
  const raw = await connectDatabase({ dataDir });
  await sql`delete from kysely_migration where name = '20991231-future'`.execute(raw.db);
  await raw.close();
});

test('a failed transaction leaves no rows, and its connection is usable', async () => {
  const { db, close } = await openDatabase({ dataDir });
  const add = (key: string) =>
    db
      .insertInto('sessions')
      .values({
        token_hash: key,
        member_id: '01a1fcfc-c97c-7641-8098-7374b1a7e868',
        created_at: new Date(),
        expires_at: new Date(),
      })
      .execute();
  await expect(add('orphan')).rejects.toMatchObject({ code: '23503' });
  await expect(
    db.transaction().execute(async () => {
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  await close();
});

test('a failed log write fails only its own query and loses no data', async () => {
  const { db, close } = await openDatabase({ dataDir });
  await sql`create table notes (text text)`.execute(db);
  const write = (text: string) => sql`insert into notes values (${text})`.execute(db);
  await write('kept');
  const full = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  await expect(write('refused')).rejects.toMatchObject({ code: '53100' });
  full.mockRestore();
  await write('kept too');
  expect((await sql`select text from notes`.execute(db)).rows).toEqual(
    expect.arrayContaining([{ text: 'kept' }, { text: 'kept too' }]),
  );
  await close();
});

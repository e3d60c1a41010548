import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createPost, uploadFile } from '@saudagar/contract';
import { sql } from 'kysely';
import { type Pack, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveOf, useBackups } from '../../testing/backupFixture.ts';
import { runProgram } from '../../testing/processFixture.ts';
import { startTestServer } from '../../testing/testServer.ts';
import { FORMAT } from './archive.ts';
import { importCommunity } from './importCommunity.ts';
import { checkArchive } from './readArchive.ts';

const { newFolder, keep, keepOpen, databases, fileIn, emptyFolder } = useBackups();

describe('the import of a broken archive', () => {
  let whole: Buffer;
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  beforeAll(async () => {
    const server = await startTestServer({ databaseUrl: await databases.create() });
    const { client } = await server.signUp();
    const body = { category: 'posts', file: new File(['Rp 45.000'], 'harga.txt') } as const;
    await client.call(uploadFile, { body });
    await client.call(createPost, { body: { content: 'Kain tenun', post_type: 'text' } });
    whole = (await archiveOf({ db: server.community.db, dataDir: server.dataDir })).bytes;
    await server.close();
    folder = await emptyFolder();
    keepOpen();
  });
  afterAll(async () => {
    await folder.db.destroy();
  });

  const changed = (from: string, to: string) =>
    Buffer.from(whole.toString('latin1').replace(from, to), 'latin1');

  /** Makes an archive with these entries, complete as a tar. */
  const made = async (write: (archive: Pack) => void) => {
    const archive = pack();
    write(archive);
    archive.finalize();
    return buffer(archive as unknown as Readable);
  };
  const head = (migrations: string[]) =>
    JSON.stringify({ format: FORMAT, made_at: '', migrations });

  const cases: [string, () => Buffer | Promise<Buffer>, RegExp][] = [
    ['is empty', () => Buffer.alloc(0), /cannot be used/],
    ['is something else', () => Buffer.from('hello '.repeat(500)), /ends early or is broken/],
    [
      'is another tar',
      () => made((archive) => archive.entry({ name: 'a.txt' }, 'a')),
      /not one of Saudagar Hub/,
    ],
    [
      'ends within its rows',
      () => whole.subarray(0, whole.indexOf('tables/posts') + 900),
      /ends early/,
    ],
    ['ends before its last entry', () => whole.subarray(0, whole.indexOf('manifest.json')), /end/],
    ['has another row', () => changed('Kain tenun', 'Kain benun'), /rows of "posts"/],
    ['has another file', () => changed('Rp 45.000', 'Rp 15.000'), /its files are not/],
    [
      'has a row that breaks a rule',
      () => changed('"post_type":"text"', '"post_type":"nope"'),
      /refuses a row/,
    ],
    [
      'leads out of the folder',
      () =>
        made((archive) => {
          archive.entry({ name: 'community.json' }, head(['001-community']));
          archive.entry({ name: 'files/../../evil' }, 'x');
        }),
      /does not belong in it/,
    ],
    [
      'has a table nobody knows',
      () =>
        made((archive) => {
          archive.entry({ name: 'community.json' }, head(['001-community']));
          archive.entry({ name: 'tables/pg_authid' }, '{}\n');
        }),
      /there is no table "pg_authid"/,
    ],
    [
      'comes from a newer server',
      () =>
        made((archive) =>
          archive.entry({ name: 'community.json' }, head(['001-community', '999-x'])),
        ),
      /newer Saudagar Hub .*"999-x"/,
    ],
  ];

  test.each(cases)('the import of an archive that %s leaves nothing', async (_, bytes, message) => {
    await expect(importCommunity(folder, Readable.from(await bytes()))).rejects.toThrow(message);
    expect(await folder.isEmpty()).toBe(true);
  });

  test('the check refuses a truncated archive and accepts the whole one', async () => {
    expect((await checkArchive(Readable.from(whole))).files.count).toBe(1);
    await expect(checkArchive(Readable.from(whole.subarray(0, -1536)))).rejects.toThrow(
      /cannot be used/,
    );
  });

  test('the import refuses a non-empty target and leaves it unchanged', async () => {
    const other = await emptyFolder();
    await importCommunity(other, Readable.from(whole));
    const { contents } = await archiveOf(other);
    await rm(join(other.dataDir, 'files'), { recursive: true });
    await expect(importCommunity(other, Readable.from(whole))).rejects.toThrow(
      /"members" is not empty/,
    );
    const withFiles = await emptyFolder();
    await importCommunity(withFiles, Readable.from(whole));
    await sql`truncate members cascade`.execute(withFiles.db);
    await expect(importCommunity(withFiles, Readable.from(whole))).rejects.toThrow(
      /files is not empty/,
    );
    expect((await archiveOf(other)).contents.tables).toEqual(contents.tables);
  });
});

describe('the backup commands', () => {
  const addressOf = (databaseUrl: string | undefined) =>
    databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const run = async (
    program: 'exportData' | 'importData',
    env: Record<string, string>,
    ...args: string[]
  ) => {
    const running = runProgram(program, env, args);
    return { code: await running.ended, output: running.output() };
  };

  test('the backup commands move a running server’s data to an empty target, and say so', async () => {
    const server = keep(await startTestServer());
    await server.signUp();
    const env = { DATA_DIR: server.dataDir };
    const file = fileIn('community.tar');
    const exported = await run('exportData', env, file);
    expect(exported).toMatchObject({
      code: 0,
      output: expect.stringMatching(/members: 1[\s\S]*is whole/),
    });
    for (const path of [file, join(server.dataDir, 'operator.sock')])
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await run('exportData', env, file)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/exists already/),
    });
    expect(await run('exportData', env, fileIn('missing/community.tar'))).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^There is no such file or folder/),
    });
    expect(await run('importData', {}, '--check', file)).toMatchObject({ code: 0 });

    const dataDir = await newFolder();
    const target = { DATA_DIR: dataDir, ...addressOf(await databases.create()) };
    expect(await run('importData', target, file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/members: 1[\s\S]*Imported/),
    });
    expect(await run('importData', env, file)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Another Saudagar Hub process is using/),
    });
    expect(await run('exportData', target, fileIn('again.tar'))).toMatchObject({ code: 0 });
  });

  test('the backup commands leave nothing behind when they fail', async () => {
    const file = fileIn('none.tar');
    const dataDir = await newFolder();
    expect(await run('exportData', { DATA_DIR: dataDir }, file)).toEqual({
      code: 1,
      output: `DATA_DIR (${dataDir}) holds no community.\n`,
    });
    const databaseUrl = await databases.create();
    const folder = databaseUrl ? 'The database' : `DATA_DIR (${dataDir})`;
    const env = { DATA_DIR: dataDir, ...addressOf(databaseUrl) };
    expect(await run('exportData', env, file)).toEqual({
      code: 1,
      output: `${folder} holds no community.\n`,
    });
    expect(existsSync(file) || existsSync(`${file}.partial`)).toBe(false);
    expect((await run('importData', { DATA_DIR: dataDir }, file)).output).toMatch(/no such file/);
    const broken = fileIn('broken.tar');
    writeFileSync(broken, 'no archive');
    expect((await run('importData', { DATA_DIR: dataDir }, broken)).code).toBe(1);
    expect(readdirSync(dataDir)).toEqual([]);
    for (const program of ['exportData', 'importData'] as const)
      expect((await run(program, {})).output).toMatch(/Usage/);
  });
});

import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  createComment,
  createPost,
  createRoom,
  likePost,
  listComments,
  listConversations,
  listMessages,
  listPosts,
  openDirectRoom,
  sendMessage,
  uploadFile,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { type Pack, pack } from 'tar-stream';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { connectDatabase } from '../database/open.ts';
import type { Database } from '../database/schema.ts';
import { fileKey } from '../files/files.ts';
import { type PostgresFixture, startPostgres } from '../postgresFixture.ts';
import { runProgram } from '../processFixture.ts';
import { startTestServer, type TestServer } from '../testServer.ts';
import { FORMAT } from './archive.ts';
import { exportCommunity } from './exportCommunity.ts';
import { importCommunity } from './importCommunity.ts';
import { requestExport } from './operatorSocket.ts';
import { checkArchive } from './readArchive.ts';
import { findFilled } from './tables.ts';

// Databases of their own, and whole processes: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const now = () => new Date('2026-11-21T08:00:00Z');
let folder: string;
let postgres: PostgresFixture;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

let open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open) await one.close();
  open = [];
});
const keep = <T extends { close(): Promise<unknown> }>(one: T): T => {
  open.push(one);
  return one;
};

const newFolder = () => mkdtemp(join(folder, 'data-'));

/** What members see, and what lies behind it. */
async function everything(server: TestServer, token: string) {
  const client = server.client(token);
  const posts = await client.call(listPosts, { query: { limit: 100 } });
  const threads = await Promise.all(
    posts.items.map(({ id }) => client.call(listComments, { params: { id } })),
  );
  const files = await Promise.all(
    posts.items
      .flatMap(({ files = [] }) => files.map(({ urls }) => urls?.full ?? ''))
      .map(async (address) => (await server.fetch(address)).text()),
  );
  const rooms = await client.call(listConversations);
  const said = await Promise.all(
    rooms.items.map(({ id }) =>
      client.call(listMessages, { params: { roomId: id }, query: { mark_read: 'false' } }),
    ),
  );
  return { posts, threads, files, rooms, said };
}

async function archiveOf(parts: { db: Database; dataDir: string }) {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  const contents = await exportCommunity(parts, target);
  return { contents, bytes: Buffer.concat(chunks) };
}

/** An empty place on PostgreSQL; `isEmpty` tells whether it still is. */
async function emptyPlace() {
  const dataDir = await newFolder();
  const { db } = keep(
    await connectDatabase({ dataDir, databaseUrl: await postgres.createDatabase() }),
  );
  const isEmpty = async () =>
    (await findFilled(db)) === undefined &&
    !existsSync(join(dataDir, 'files')) &&
    (await readdir(join(dataDir, 'scratch'))).length === 0;
  return { db, dataDir, isEmpty };
}

describe('a community moved from the embedded database to PostgreSQL and back', () => {
  test('is the same: members, sessions, posts, files, likes, threads, every row of it', async () => {
    const dataDir = await newFolder();
    const first = await startTestServer({ dataDir, now });
    const { client, token } = await first.signUp('pemilik');
    const body = { category: 'posts', file: new File(['Rp 45.000'], 'harga.txt') } as const;
    const { file } = await client.call(uploadFile, { body });
    for (const content of ['Kain #tenun "Sumba"\nbaris dua \\ €', 'قماش 👩‍🌾 <b>', 'dengan berkas'])
      await client.call(createPost, {
        body: {
          content,
          post_type: 'text',
          attachments: content === 'dengan berkas' ? [file.id] : [],
        },
      });
    const { items } = await client.call(listPosts);
    const params = { id: items[0]?.id ?? '' };
    await client.call(likePost, { params, body: { liked: true } });
    const parent = await client.call(createComment, { params, body: { content: 'Berapa?' } });
    for (const content of ['Sudah terjual', 'Masih ada'])
      await client.call(createComment, { params, body: { content, parent_comment_id: parent.id } });
    const { client: other, user } = await first.signUp('mitra');
    const room = await client.call(openDirectRoom, { params: { userId: user.id } });
    const said = { content: 'Apa kabar? شكرا', message_type: 'text' } as const;
    const at = { params: { roomId: room.id } };
    await client.call(sendMessage, { ...at, body: { ...said, attachments: [file.id] } });
    await other.call(sendMessage, { ...at, body: said });
    await client.call(createRoom, { body: { name: 'Pameran', user_ids: [user.id] } });
    const before = await everything(first, token);
    const exported = await archiveOf({ db: first.community.db, dataDir });
    await first.stop();

    const place = await emptyPlace();
    expect(await importCommunity(place, Readable.from(exported.bytes))).toEqual(exported.contents);
    const again = await archiveOf(place);
    expect(again.contents.tables).toEqual(exported.contents.tables);

    const home = await newFolder();
    const embedded = await connectDatabase({ dataDir: home });
    await importCommunity({ db: embedded.db, dataDir: home }, Readable.from(again.bytes));
    await embedded.close();
    const last = keep(await startTestServer({ dataDir: home, now, signingKey: 'k'.repeat(32) }));
    const after = await everything(last, token);
    const withoutSignatures = (seen: unknown) =>
      JSON.stringify(seen).replace(/signature=\w+/g, 'signature');
    expect(withoutSignatures(after)).toBe(withoutSignatures(before));
    expect(after.files).toEqual(['Rp 45.000']);
    expect(after.said.flat()).toHaveLength(2);
    // The new place has a key of its own.
    expect(exported.bytes.includes('signing')).toBe(false);
  });

  test('an archive whose tables were older is brought up to date', async () => {
    const old = await emptyPlace();
    await migrate(old.db, '001-community');
    await sql`insert into members (id, email, username, full_name, password_hash, role,
      industry_tags, is_verified, created_at)
      values (gen_random_uuid(), 'a@b.id', 'abc', 'A', '-', 'user', '[]', false, now())`.execute(
      old.db,
    );
    const { bytes } = await archiveOf(old);
    const place = await emptyPlace();
    await importCommunity(place, Readable.from(bytes));
    await migrate(place.db);
    expect(await place.db.selectFrom('members').select('username').execute()).toEqual([
      { username: 'abc' },
    ]);
  });
});

describe.each(['embedded', 'postgres'] as const)('a backup while members write, %s', (kind) => {
  test('is of one moment: nothing acknowledged before is missing, no count is off', async () => {
    const databaseUrl = kind === 'postgres' ? await postgres.createDatabase() : undefined;
    const server = keep(await startTestServer({ databaseUrl }));
    const { client } = await server.signUp('penulis');
    const acknowledged: string[] = [];
    let isWriting = true;
    const write = async () => {
      for (let count = 0; isWriting; count += 1) {
        const body = { category: 'posts', file: new File([`isi ${count}`], 'a.txt') } as const;
        const attachments =
          count % 3 === 0 ? [(await client.call(uploadFile, { body })).file.id] : [];
        const { id } = await client.call(createPost, {
          body: { content: `tulisan ${count}`, post_type: 'text', attachments },
        });
        acknowledged.push(id);
        await client.call(likePost, { params: { id }, body: { liked: true } });
        await client.call(createComment, { params: { id }, body: { content: 'ya' } });
      }
    };
    const writers = Array.from({ length: 4 }, write);
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), 60_000);
    const before = [...acknowledged];
    const { dataDir, community } = server;
    const bytes =
      kind === 'embedded'
        ? await buffer(await requestExport(dataDir))
        : (await archiveOf({ db: community.db, dataDir })).bytes;
    const meanwhile = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(meanwhile), 60_000);
    isWriting = false;
    await Promise.all(writers);

    const place = await emptyPlace();
    await importCommunity(place, Readable.from(bytes));
    const posts = await place.db.selectFrom('posts').selectAll().execute();
    const ids = new Set(posts.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    const { rows: off } = await sql`
      select p.id from posts p where likes_count <>
        (select count(*) from post_likes l where l.post_id = p.id) or comments_count <>
        (select count(*) from comments c where c.post_id = p.id)`.execute(place.db);
    expect(off).toEqual([]);
    const files = await place.db.selectFrom('files').selectAll().execute();
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect((await stat(join(place.dataDir, 'files', fileKey(file)))).size).toBe(file.file_size);
  });
});

describe('an archive that is not as it was written leaves nothing', () => {
  let whole: Buffer;
  let place: Awaited<ReturnType<typeof emptyPlace>>;
  beforeAll(async () => {
    const server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
    const { client } = await server.signUp();
    const body = { category: 'posts', file: new File(['Rp 45.000'], 'harga.txt') } as const;
    await client.call(uploadFile, { body });
    await client.call(createPost, { body: { content: 'Kain tenun', post_type: 'text' } });
    whole = (await archiveOf({ db: server.community.db, dataDir: server.dataDir })).bytes;
    await server.close();
    place = await emptyPlace();
    open = [];
  });
  afterAll(async () => {
    await place.db.destroy();
  });

  const changed = (from: string, to: string) =>
    Buffer.from(whole.toString('latin1').replace(from, to), 'latin1');

  /** An archive with these entries, whole as a tar. */
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

  test.each(cases)('one that %s', async (_, bytes, message) => {
    await expect(importCommunity(place, Readable.from(await bytes()))).rejects.toThrow(message);
    expect(await place.isEmpty()).toBe(true);
  });

  test('nor does a cut pass a check, while the whole one does', async () => {
    expect((await checkArchive(Readable.from(whole))).files.count).toBe(1);
    await expect(checkArchive(Readable.from(whole.subarray(0, -1536)))).rejects.toThrow(
      /cannot be used/,
    );
  });

  test('and a place that is not empty is left as it is', async () => {
    const other = await emptyPlace();
    await importCommunity(other, Readable.from(whole));
    const { contents } = await archiveOf(other);
    await rm(join(other.dataDir, 'files'), { recursive: true });
    await expect(importCommunity(other, Readable.from(whole))).rejects.toThrow(
      /"members" is not empty/,
    );
    const withFiles = await emptyPlace();
    await importCommunity(withFiles, Readable.from(whole));
    await sql`truncate members cascade`.execute(withFiles.db);
    await expect(importCommunity(withFiles, Readable.from(whole))).rejects.toThrow(
      /files is not empty/,
    );
    expect((await archiveOf(other)).contents.tables).toEqual(contents.tables);
  });
});

describe('the commands', () => {
  const run = async (
    program: 'exportData' | 'importData',
    env: Record<string, string>,
    ...args: string[]
  ) => {
    const running = runProgram(program, env, args);
    return { code: await running.ended, output: running.output() };
  };

  test('export from a running server and import into an empty place, and say what they did', async () => {
    const server = keep(await startTestServer());
    await server.signUp();
    const env = { DATA_DIR: server.dataDir };
    const file = join(folder, 'community.tar');
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
    expect(await run('importData', {}, '--check', file)).toMatchObject({ code: 0 });

    const dataDir = await newFolder();
    const target = { DATA_DIR: dataDir, DATABASE_URL: await postgres.createDatabase() };
    expect(await run('importData', target, file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/members: 1[\s\S]*Imported/),
    });
    expect(await run('importData', env, file)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Another Saudagar Hub process is using/),
    });
    expect(await run('exportData', target, join(folder, 'again.tar'))).toMatchObject({ code: 0 });
  });

  test('leave nothing where they cannot do it', async () => {
    const file = join(folder, 'none.tar');
    const dataDir = await newFolder();
    expect(await run('exportData', { DATA_DIR: dataDir }, file)).toEqual({
      code: 1,
      output: `DATA_DIR (${dataDir}) holds no community.\n`,
    });
    const databaseUrl = await postgres.createDatabase();
    expect(await run('exportData', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, file)).toEqual(
      { code: 1, output: 'The database holds no community.\n' },
    );
    expect(existsSync(file) || existsSync(`${file}.partial`)).toBe(false);
    expect((await run('importData', { DATA_DIR: dataDir }, file)).output).toMatch(/no such file/);
    for (const program of ['exportData', 'importData'] as const)
      expect((await run(program, {})).output).toMatch(/Usage/);
  });
});

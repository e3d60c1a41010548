import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ApiError,
  createPost,
  createRoom,
  deletePost,
  type FileInfo,
  leaveRoom,
  sendMessage,
  uploadFile,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { picture } from '../../testing/sampleFiles.ts';
import { testDatabases } from '../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { newId } from '../ids.ts';
import { fileKey } from './fileKeys.ts';
import { UNUSED_AFTER } from './sweepFiles.ts';

const databases = testDatabases();

let moment = Date.parse('2026-11-21T08:00:00Z');

describe(`a sweep on the ${databases.kind} database`, () => {
  let server: TestServer;
  let member: SignedUp;
  beforeAll(async () => {
    server = await startTestServer({
      databaseUrl: await databases.create(),
      now: () => new Date(moment),
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    member = await server.signUp();
  });

  const upload = async (name: string, content: string | Buffer = 'Kopi'): Promise<FileInfo> => {
    const file = new File([new Uint8Array(Buffer.from(content))], name);
    return (await member.client.call(uploadFile, { body: { category: 'posts', file } })).file;
  };
  const post = (...files: FileInfo[]) =>
    member.client.call(createPost, {
      body: { content: 'x', post_type: 'text', attachments: files.map(({ id }) => id) },
    });
  const folder = (...parts: string[]) => join(server.dataDir, 'files', ...parts);
  const bytesOf = (file: FileInfo) => folder(fileKey({ ...file, category: 'posts' }));
  const exists = async (file: FileInfo) => {
    const row = await server.community.files.find(file.id);
    expect(existsSync(bytesOf(file))).toBe(row !== null);
    return row !== null;
  };
  const age = async (path: string) => {
    const then = new Date(Date.now() - UNUSED_AFTER - 60_000);
    await utimes(path, then, then);
  };

  test('a sweep deletes unused uploads after a day, with their thumbnails', async () => {
    const unused = await upload('a.png', await picture('png'));
    const used = await upload('b.txt');
    await post(used);
    await server.sweeper.run();
    expect([await exists(unused), await exists(used)]).toEqual([true, true]);
    moment += UNUSED_AFTER + 1000;
    const fresh = await upload('c.txt');
    await server.sweeper.run();
    expect([await exists(unused), await exists(used), await exists(fresh)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(existsSync(folder('thumbnails', `${unused.id}.webp`))).toBe(false);
    const late = await post(unused).catch((error: ApiError) => error);
    expect(late).toMatchObject({ status: 404, field: 'attachments' });
  });

  test('a sweep keeps a file carried by a message after its post dropped it', async () => {
    const { client } = member;
    const room = await client.call(createRoom, { body: { name: 'Grup', user_ids: [] } });
    const file = await upload('a.txt');
    const made = await post(file);
    await client.call(sendMessage, {
      params: { roomId: room.id },
      body: { content: '', message_type: 'text', attachments: [file.id] },
    });
    await client.call(deletePost, { params: { id: made.id } });
    moment += UNUSED_AFTER + 1000;
    await server.sweeper.run();
    expect(await exists(file)).toBe(true);
  });

  test('files of a group that all members leave at once are deleted without a sweep', async () => {
    const other = await server.signUp();
    const body = { name: 'Grup', user_ids: [other.user.id] };
    const { id: roomId } = await member.client.call(createRoom, { body });
    const [lost, posted] = [await upload('a.txt'), await upload('b.txt')];
    await member.client.call(sendMessage, {
      params: { roomId },
      body: { content: '', message_type: 'text', attachments: [lost.id, posted.id] },
    });
    const leave = ({ client }: SignedUp) => client.call(leaveRoom, { params: { roomId } });
    const [made] = await Promise.allSettled([post(posted), leave(member), leave(other)]);
    expect(await exists(lost)).toBe(false);
    // Either the post attached the file before its deletion, or it was refused.
    expect(await exists(posted)).toBe(made.status === 'fulfilled');
  });

  test('a sweep keeps a portal’s own uploads', async () => {
    const file = new File(['Kopi'], 'a.txt');
    const body = { category: 'documents' as const, file };
    const uploaded = (await member.client.call(uploadFile, { body })).file;
    moment += UNUSED_AFTER + 1000;
    await server.sweeper.run();
    expect(await server.community.files.find(uploaded.id)).not.toBeNull();
    expect(existsSync(folder(fileKey({ ...uploaded, category: 'documents' })))).toBe(true);
  });

  test('a sweep keeps a file attached at the same moment', async () => {
    const files = [await upload('a.txt'), await upload('b.txt'), await upload('c.txt')];
    moment += UNUSED_AFTER + 1000;
    const results = await Promise.allSettled([
      ...files.map((file) => post(file)),
      server.sweeper.run(),
    ]);
    for (const [index, file] of files.entries()) {
      const result = results[index];
      // Either the post was created with its file, or the sweep was first and the post refused.
      expect(await exists(file)).toBe(result?.status === 'fulfilled');
    }
  });

  test('a sweep checks a file again under its lock', async () => {
    const file = await upload('a.txt');
    await post(file);
    // Simulates a sweep that listed it before it was attached.
    const { db } = server.community;
    const removed = await db
      .transaction()
      .execute((write) => server.community.fileUse.discard(write, [file.id]));
    expect([removed, await exists(file)]).toEqual([[], true]);
  });

  test('a sweep deletes bytes without a row once they are a day old', async () => {
    const id = newId();
    const orphans = [
      folder('uploads', 'posts', `${id}.pdf`),
      folder('thumbnails', `${id}.webp`),
      folder('photos', newId(), 'small.webp'),
    ];
    const others = [folder('uploads', 'posts', 'notes.txt'), folder('reports', 'a.pdf')];
    for (const path of [...orphans, ...others]) {
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(path, 'x');
    }
    const attached = await upload('a.png', await picture('png'));
    await post(attached);
    const version = await server.community.photos.set(member.user.id, await picture('png'));
    await server.sweeper.run();
    expect(orphans.map(existsSync)).toEqual([true, true, true]);
    const photo = folder('photos', version, 'small.webp');
    for (const path of [...orphans, ...others, bytesOf(attached), photo]) await age(path);
    await server.sweeper.run();
    expect(orphans.map(existsSync)).toEqual([false, false, false]);
    expect(existsSync(join(orphans[2] ?? '', '..'))).toBe(false);
    expect([...others, bytesOf(attached), photo].map(existsSync)).toEqual([true, true, true, true]);
  });

  test('a sweep deletes scratch folders left by a crash', async () => {
    const scratch = join(server.dataDir, 'scratch');
    for (const name of ['upload-old', 'upload-new'])
      await mkdir(join(scratch, name), { recursive: true });
    await age(join(scratch, 'upload-old'));
    await server.sweeper.run();
    expect(await readdir(scratch)).toEqual(['upload-new']);
  });

  test('a sweep knows every table that carries files', async () => {
    const { rows } = await sql<{ table: string }>`
      select conrelid::regclass::text as table from pg_constraint
      where confrelid = 'files'::regclass and contype = 'f'`.execute(server.community.db);
    // Any further table belongs into the `files` of its area.
    expect(rows.map(({ table }) => table).sort()).toEqual([
      'event_files',
      'flag_files',
      'message_files',
      'post_files',
      'proposal_files',
      'removed_content',
      'resource_files',
      'revision_files',
      'tender_files',
    ]);
  });

  if (databases.kind === 'postgres')
    test('only one process sweeps at a time', async () => {
      const { db } = server.community;
      const file = await upload('a.txt');
      moment += UNUSED_AFTER + 1000;
      await db.connection().execute(async (other) => {
        const lock = sql.lit(7_150_382_649);
        await sql`select pg_advisory_lock(${lock})`.execute(other);
        await server.sweeper.run();
        expect(await exists(file)).toBe(true);
        await sql`select pg_advisory_unlock(${lock})`.execute(other);
      });
      await server.sweeper.run();
      expect(await exists(file)).toBe(false);
    });

  test('the sweeper continues after a failure', async () => {
    const file = await upload('a.txt');
    moment += UNUSED_AFTER + 1000;
    const broken = vi
      .spyOn(server.community.blobs, 'sweepScratch')
      .mockRejectedValueOnce(new Error('the disk is gone'));
    await server.sweeper.run();
    broken.mockRestore();
    await server.sweeper.run();
    expect(await exists(file)).toBe(false);
  });
});

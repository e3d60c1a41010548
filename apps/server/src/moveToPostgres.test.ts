import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createComment, likePost, listComments, listPosts } from '@saudagar/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PostgresFixture, startPostgres } from './postgresFixture.ts';
import { runProgram } from './processFixture.ts';
import { startTestServer, type TestServer } from './testServer.ts';

// Whole processes with a database each: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
let postgres: PostgresFixture;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'move-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function move(databaseUrl: string) {
  const program = runProgram('moveToPostgres', {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  });
  return { code: await program.ended, output: program.output() };
}

async function everythingSeenBy(server: TestServer, token: string) {
  const client = server.client(token);
  const posts = await client.call(listPosts, { query: { limit: 100 } });
  const threads = await Promise.all(
    posts.items.map(({ id }) => client.call(listComments, { params: { id } })),
  );
  return { posts, threads };
}

test('a community moves whole: members, sessions, posts, files, likes, threads', async () => {
  const now = () => new Date('2026-11-21T08:00:00Z');
  const embedded = await startTestServer({ dataDir, now });
  const { client, token, user } = await embedded.signUp();
  const { files, posts } = embedded.community;
  const file = await files.add({
    owner_id: user.id,
    category: 'posts',
    name: 'harga.txt',
    content: Buffer.from('Rp 45.000'),
  });
  for (let index = 0; index < 3; index += 1)
    await posts.add({
      member_id: user.id,
      content: `Kain #tenun ${index}`,
      attachments: index === 1 ? [file.id] : [],
    });
  const { items } = await client.call(listPosts);
  const params = { id: items[0]?.id ?? '' };
  await client.call(likePost, { params, body: { liked: true } });
  const first = await client.call(createComment, { params, body: { content: 'Berapa?' } });
  const body = { content: 'Sudah terjual', parent_comment_id: first.id };
  await client.call(createComment, { params, body });
  const before = await everythingSeenBy(embedded, token);
  await embedded.stop();

  const databaseUrl = await postgres.createDatabase();
  const { code, output } = await move(databaseUrl);
  expect(output).toContain('Moved.');
  expect(code).toBe(0);

  const moved = await startTestServer({ dataDir, databaseUrl, now });
  expect(await everythingSeenBy(moved, token)).toEqual(before);
  const address = before.posts.items[1]?.files?.[0]?.urls?.full ?? '';
  expect(await (await moved.fetch(address)).text()).toBe('Rp 45.000');
  await moved.stop();

  expect(await move(databaseUrl)).toMatchObject({
    code: 1,
    output: expect.stringContaining('already holds members'),
  });
});

test('it needs to be told where to', async () => {
  expect(await move('')).toEqual({
    code: 1,
    output: 'DATABASE_URL must name the PostgreSQL database to move to\n',
  });
});

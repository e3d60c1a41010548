import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { createPost, getMe, listPosts, login, logout, logoutEverywhere } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PASSWORD, startTestServer } from '../../testing/testServer.ts';
import { DEFAULT_LIMITS } from '../limits/limits.ts';
import { openDataFolder } from './dataFolder.ts';

/** Makes every disk report this number of free bytes. */
function leave(bavail: number): void {
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail, bsize: 1 } as fs.StatsFs);
  syncBuiltinESMExports();
}
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('an almost full disk refuses writes and still reads', async () => {
  const server = await startTestServer();
  const { client } = await server.signUp();
  const post = () => client.call(createPost, { body: { content: 'Kain', post_type: 'text' } });
  await post();

  leave(20e6);
  await expect(post()).rejects.toMatchObject({ status: 503, retryAfter: 60 });
  expect((await client.call(listPosts)).items).toHaveLength(1);
  expect((await server.fetch('/readyz')).status).toBe(503);

  leave(1e9);
  await post();
  expect((await server.fetch('/readyz')).status).toBe(200);
  await server.close();
});

const LATER = 11 * 60_000;

test('members can sign in and out, with tries counted, on an almost full disk', async () => {
  let time = Date.now();
  const server = await startTestServer({
    limits: { ...DEFAULT_LIMITS, register: null },
    now: () => new Date(time),
  });
  const { user, client } = await server.signUp();
  const signIn = (password = PASSWORD) =>
    server.client().call(login, { body: { email: user.email, password } });

  leave(40e6);
  time += LATER;
  const post = { content: 'Kain', post_type: 'text' } as const;
  await expect(client.call(createPost, { body: post })).rejects.toMatchObject({ status: 503 });
  const { access_token } = await signIn();
  await server.client(access_token).call(logout);
  await expect(server.client(access_token).call(getMe)).rejects.toMatchObject({ status: 401 });
  for (let tries = 0; tries < DEFAULT_LIMITS.loginPair.most; tries += 1)
    await expect(signIn('kain-wol-28')).rejects.toMatchObject({ status: 401 });
  await expect(signIn()).rejects.toMatchObject({ status: 429 });

  time += LATER;
  await server.sweeper.run();
  const counts = await server.community.db.selectFrom('rate_counts').select('key').execute();
  expect(counts.map(({ key }) => key.split(' ')[0]).sort()).toEqual([
    'loginAccount',
    'loginFirst',
    'loginPair',
  ]);
  await signIn();
  await client.call(logoutEverywhere);

  leave(20e6);
  await expect(signIn()).rejects.toMatchObject({ status: 503, retryAfter: 60 });
  await server.close();
});

test.each([
  [40, []],
  // Reads that count under a rate limit.
  [20, ['/api/members/suggestions', '/api/hashtags', '/api/search/users']],
])('a disk with %d MB left refuses exactly these reads: %j', async (megabytes, refused) => {
  let time = Date.now();
  const server = await startTestServer({ limits: DEFAULT_LIMITS, now: () => new Date(time) });
  const { token } = await server.signUp();
  leave(megabytes * 1e6);
  time += LATER;
  const reads = endpoints.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  const statuses = await Promise.all(
    reads.map(async ({ path }) => [path, (await server.fetch(path, { token })).status] as const),
  );
  expect(statuses.flatMap(([path, status]) => (status >= 500 ? [path] : []))).toEqual(refused);
  expect(statuses.filter(([, status]) => status === 200).length).toBeGreaterThan(30);
  await server.close();
});

test('the server warns an operator who starts it on an almost full disk', async () => {
  const server = await startTestServer();
  leave(20e6);
  await expect(openDataFolder(server.dataDir)).rejects.toThrow(/its disk is full/);
  await server.close();
});

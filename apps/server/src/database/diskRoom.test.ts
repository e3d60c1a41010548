import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { createPost, listPosts } from '@saudagar/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../testing/testServer.ts';
import { openDataFolder } from './dataFolder.ts';

/** Has every disk say that so many bytes are free. */
function leave(bavail: number): void {
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail, bsize: 1 } as fs.StatsFs);
  syncBuiltinESMExports();
}
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('refuses writes and goes on reading while the disk is all but full', async () => {
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

test('tells an operator who starts on it', async () => {
  const server = await startTestServer();
  leave(20e6);
  await expect(openDataFolder(server.dataDir)).rejects.toThrow(/its disk is full/);
  await server.close();
});

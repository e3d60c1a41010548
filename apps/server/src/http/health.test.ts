import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/testServer.ts';

test('the server is not ready while its data folder is not writable', async () => {
  const server = await startTestServer();
  expect((await server.fetch('/readyz')).status).toBe(200);
  const inTheWay = join(server.dataDir, `.writable-${process.pid}`);
  await mkdir(inTheWay);
  expect((await server.fetch('/readyz')).status).toBe(503);
  expect((await server.fetch('/healthz')).status).toBe(200);
  await rm(inTheWay, { recursive: true });
  expect((await server.fetch('/readyz')).status).toBe(200);
  await server.close();
});

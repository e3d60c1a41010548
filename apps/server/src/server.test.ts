import { once } from 'node:events';
import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestServer } from './testServer.ts';

test('a start that fails at its last step leaves nothing open: neither port nor data folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'saudagar-start-'));
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  // A folder where the socket for commands of the same machine would be.
  const inTheWay = join(dataDir, 'operator.sock');
  await mkdir(inTheWay);
  await expect(startTestServer({ dataDir, port })).rejects.toMatchObject({
    code: 'ERR_FS_EISDIR',
  });
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  await rmdir(inTheWay);
  const again = await startTestServer({ dataDir, port });
  expect(again.address).toBe(`http://127.0.0.1:${port}`);
  await again.close();
  await rm(dataDir, { recursive: true, force: true });
});

import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startTestServer } from '../testing/testServer.ts';

/** Counts this process's listening ports. A number chosen ahead might be taken by then. */
const openPorts = () =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length;

test('a start that fails at its last step leaves neither port nor data folder open', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'saudagar-start-'));
  const before = openPorts();
  // A folder in place of the operator socket.
  const inTheWay = join(dataDir, 'operator.sock');
  await mkdir(inTheWay);
  await expect(startTestServer({ dataDir })).rejects.toMatchObject({ code: 'ERR_FS_EISDIR' });
  // A released port disappears with the next turn of the event loop.
  await vi.waitFor(() => expect(openPorts()).toBe(before));
  await rmdir(inTheWay);
  const again = await startTestServer({ dataDir });
  expect(openPorts()).toBe(before + 1);
  await again.close();
  await rm(dataDir, { recursive: true, force: true });
});

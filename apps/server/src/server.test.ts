import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startTestServer } from '../testing/testServer.ts';

/** The ports this process listens at. A number chosen ahead might be another program's by then. */
const openPorts = () =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length;

test('a start that fails at its last step leaves nothing open: neither port nor data folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'saudagar-start-'));
  const before = openPorts();
  // A folder where the socket for commands of the same machine would be.
  const inTheWay = join(dataDir, 'operator.sock');
  await mkdir(inTheWay);
  await expect(startTestServer({ dataDir })).rejects.toMatchObject({ code: 'ERR_FS_EISDIR' });
  // A port that was let go is gone with the next turn.
  await vi.waitFor(() => expect(openPorts()).toBe(before));
  await rmdir(inTheWay);
  const again = await startTestServer({ dataDir });
  expect(openPorts()).toBe(before + 1);
  await again.close();
  await rm(dataDir, { recursive: true, force: true });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../apps/server/src/server.ts';
import type { Target } from './target.ts';

/** Starts the server in this process, on the embedded database or the one named. */
export async function startServerTarget(databaseUrl?: string): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saudagar-conformance-'));
  const server = await startServer({ dataDir, databaseUrl, hostDir: join(dataDir, 'no-host') });
  return {
    baseUrl: server.address,
    deactivate: (userId) => server.community.members.setActive(userId, false),
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

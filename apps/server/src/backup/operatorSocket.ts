import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Database } from '../database/schema.ts';

/** Longest socket path in bytes that every system accepts. */
const PATH_MAX = 103;

/** Socket of a running server for commands on the same machine. */
export interface OperatorSocket {
  close(): Promise<void>;
}

/** Path of a data folder's socket; only users who may write to the folder can replace it. */
const socketPath = (dataDir: string) => join(dataDir, 'operator.sock');

/**
 * Serves the community as an archive on a socket in the data folder, which only the server's own
 * user may open: a second process cannot read the embedded database. Needs the folder's lock.
 * @returns undefined when the folder's path is too long for a socket
 */
export async function openOperatorSocket(
  parts: { db: Database; dataDir: string },
  onError: (error: unknown) => void,
): Promise<OperatorSocket | undefined> {
  const path = socketPath(parts.dataDir);
  if (process.platform === 'win32' || Buffer.byteLength(path) > PATH_MAX) return undefined;
  // Left by a killed process: holding the lock proves that nobody listens.
  await rm(path, { force: true });
  const running = new Set<Promise<unknown>>();
  const exportTo = async (answer: ServerResponse) => {
    const { exportCommunity } = await import('./exportCommunity.ts');
    return exportCommunity(parts, answer);
  };
  const server = createServer((asked, answer) => {
    if (asked.method !== 'GET' || asked.url !== '/export') {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': 'application/x-tar' });
    const work = exportTo(answer).catch((error: unknown) => {
      // Destroyed rather than ended, so that no client takes it for complete.
      answer.destroy();
      onError(error);
    });
    running.add(work);
    void work.finally(() => running.delete(work));
  });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return {
    async close() {
      server.close();
      server.closeAllConnections();
      await Promise.all(running);
    },
  };
}

/** Error: no server with an operator socket runs on a folder. */
export class NobodyListens extends Error {
  override readonly name = 'NobodyListens';
}

/** Requests an archive from the server that runs on a data folder. @throws NobodyListens */
export async function requestExport(dataDir: string): Promise<IncomingMessage> {
  const asked = request({ socketPath: socketPath(dataDir), path: '/export' });
  asked.end();
  try {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer;
  } catch (error) {
    throw new NobodyListens('nobody listens', { cause: error });
  }
}

import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Database } from '../database/schema.ts';

/** Most bytes of a socket's path that every system takes. */
const PATH_MAX = 103;

/** What commands on the same machine ask of a running server. */
export interface OperatorSocket {
  close(): Promise<void>;
}

/** The socket of a data folder; only those who may write to the folder find it. */
const socketPath = (dataDir: string) => join(dataDir, 'operator.sock');

/**
 * Hands out the community as an archive on a socket in the data folder, which the server's own user
 * alone may open: the embedded database cannot be read by a second process. Needs the folder's lock.
 * @returns undefined where the folder's path is too long for a socket
 */
export async function openOperatorSocket(
  parts: { db: Database; dataDir: string },
  onError: (error: unknown) => void,
): Promise<OperatorSocket | undefined> {
  const path = socketPath(parts.dataDir);
  if (process.platform === 'win32' || Buffer.byteLength(path) > PATH_MAX) return undefined;
  // Left by a process that was killed: the lock says that nobody listens.
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
      // Cut off rather than ended: nobody takes it for whole.
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

/** No server that hands out its data runs on a folder. */
export class NobodyListens extends Error {
  override readonly name = 'NobodyListens';
}

/**
 * Asks the server that runs on a data folder for its archive.
 * @throws NobodyListens
 */
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

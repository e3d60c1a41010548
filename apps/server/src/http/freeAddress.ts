import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Listens at an address for a moment, to report problems before a database is opened or a demo
 * made.
 * @throws the error of listening: EADDRINUSE, EADDRNOTAVAIL, EACCES
 */
export async function expectFreeAddress(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

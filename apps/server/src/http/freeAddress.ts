import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Listens at an address for a moment, to tell at once what would otherwise be told once a database is
 * open and a demo made.
 * @throws as listening does: EADDRINUSE, EADDRNOTAVAIL, EACCES
 */
export async function expectFreeAddress(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

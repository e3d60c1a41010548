import { runOnce } from '../../apps/server/src/ownProcess.ts';

/** Very many messages of one member in one conversation. */
export interface Burst {
  databaseUrl: string;
  room: string;
  sender: string;
  /** Numbers of the first and the last message; those before must exist. */
  from: number;
  to: number;
}

/**
 * Stores messages as fast as PostgreSQL accepts them, by the same tables and notifications as
 * another process of the community. By calls it would take longer than all other tests of messages.
 */
export const burst = (wanted: Burst): Promise<void> =>
  runOnce(new URL('burstMaker.ts', import.meta.url).href, wanted);

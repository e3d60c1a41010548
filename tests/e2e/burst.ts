import { runOnce } from '../../apps/server/src/ownProcess.ts';

/** A great many messages of one member in one room. */
export interface Burst {
  databaseUrl: string;
  room: string;
  sender: string;
  /** Numbers of the first and the last message; those before must be there. */
  from: number;
  to: number;
}

/**
 * Says them as fast as PostgreSQL takes them: as one more process of the community would, by the same
 * tables and notices. By calls they would take longer than all else that is tested of messages.
 */
export const burst = (wanted: Burst): Promise<void> =>
  runOnce(new URL('burstMaker.ts', import.meta.url).href, wanted);

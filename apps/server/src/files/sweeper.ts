import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Community } from '../community.ts';
import { withReserve } from '../database/diskRoom.ts';
import type { Database, OpenDatabase } from '../database/schema.ts';
import { shortenLog, vacuumTables } from '../database/vacuum.ts';
import { sweepFiles } from './sweepFiles.ts';

/** When a server sweeps first and then again, in milliseconds. */
const FIRST = 60_000;
const EVERY = 3_600_000;
/** How often the embedded database's log is looked at, in milliseconds. */
const LOG_EVERY = 60_000;

/** Names the sweep among PostgreSQL's advisory locks; chosen once, by chance. */
const LOCK = 7_150_382_649;

/** Sweeps from time to time what is left over, as long as the server runs. */
export interface Sweeper {
  /** Sweeps now, unless another process of the community is at it. */
  run(): Promise<void>;
  /** Shortens the embedded database's log where it has grown long. */
  shortenLog(): Promise<void>;
  /** Sweeps no more; resolves when what runs has ended. */
  stop(): Promise<void>;
}

export function startSweeper(
  community: Community,
  kind: OpenDatabase['kind'],
  logger: Logger,
): Sweeper {
  const { db, rateLimits } = community;

  async function sweep(): Promise<void> {
    // Sign-ins go on counting where the disk is full.
    await withReserve(rateLimits.sweep);
    const swept = await sweepFiles(community);
    if (swept.files + swept.blobs > 0) logger.info(swept, 'swept');
    if (kind === 'embedded') await vacuumTables(db);
  }

  let running = Promise.resolve();
  const after = (work: () => Promise<void>) => {
    running = running
      .then(work)
      .catch((error: unknown) => logger.error({ err: error }, 'sweeping failed'));
    return running;
  };
  const run = () => after(() => (kind === 'embedded' ? sweep() : alone(db, sweep)));
  const shorten = () => after(() => shortenLog(db));
  const first = setTimeout(run, FIRST).unref();
  const every = setInterval(run, EVERY).unref();
  const often = kind === 'embedded' ? setInterval(shorten, LOG_EVERY).unref() : undefined;

  return {
    run,
    shortenLog: shorten,
    stop() {
      clearTimeout(first);
      clearInterval(every);
      clearInterval(often);
      return running;
    },
  };
}

/** Runs work that one process at a time does; another one lets it be. */
function alone(db: Database, work: () => Promise<void>): Promise<void> {
  return db.connection().execute(async (holder) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_lock(${LOCK}) as held`.execute(holder);
    if (!rows[0]?.held) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(holder);
    }
  });
}

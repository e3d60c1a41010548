import { sql } from 'kysely';
import type { Logger } from 'pino';
import { purgeRemoved } from '../areas/admin/flags/removedContent.ts';
import { purgeSnapshots } from '../areas/admin/flags/snapshots.ts';
import { endSuspensions } from '../areas/admin/users/suspensions.ts';
import { deleteClosedGroups } from '../areas/groups/closing.ts';
import type { Community } from '../community.ts';
import { withReserve } from '../database/diskRoom.ts';
import type { Database, OpenDatabase } from '../database/schema.ts';
import { shortenLog, vacuumTables } from '../database/vacuum.ts';
import { sweepFiles } from './sweepFiles.ts';

/** Delay of the first sweep, and interval of the next, in milliseconds. */
const FIRST = 60_000;
const EVERY = 3_600_000;
/** Interval in milliseconds of checking the embedded database's log. */
const LOG_EVERY = 60_000;

/** Id of the sweep among PostgreSQL's advisory locks; chosen at random. */
const LOCK = 7_150_382_649;

/** Periodic cleanup while the server runs. */
export interface Sweeper {
  /** Sweeps now, unless another process of the community does. */
  run(): Promise<void>;
  /** Checkpoints a long log of the embedded database. */
  shortenLog(): Promise<void>;
  /** Stops sweeping; resolves when the running sweep has ended. */
  stop(): Promise<void>;
}

export function startSweeper(
  community: Community,
  kind: OpenDatabase['kind'],
  logger: Logger,
): Sweeper {
  const { db, rateLimits } = community;

  async function sweep(): Promise<void> {
    // Sign-in counters have to work on a full disk too.
    await withReserve(rateLimits.sweep);
    const suspensions = await endSuspensions(community);
    const groups = await deleteClosedGroups(community);
    const snapshots = await purgeSnapshots(community);
    const removed = await purgeRemoved(community);
    const swept = { ...(await sweepFiles(community)), snapshots, removed, suspensions, groups };
    const count = swept.files + swept.blobs + snapshots + removed + suspensions + groups;
    if (count > 0) logger.info(swept, 'swept');
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

/** Runs work exclusively; skips it while another process runs it. */
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

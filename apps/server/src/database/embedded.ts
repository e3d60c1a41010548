import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Dialect, Kysely, PGliteAdapter, PostgresDialect, type PostgresPool } from 'kysely';
import { scratchOf } from '../files/scratch.ts';
import { sync } from '../files/sync.ts';
import { runOnce } from '../ownProcess.ts';
import type { ClusterWanted } from './clusterMaker.ts';
import { lockDirectory } from './directoryLock.ts';
import { expectRoom } from './diskRoom.ts';
import { durable } from './durableFolder.ts';
import { embeddedPool } from './embeddedPool.ts';
import type { OpenDatabase, Schema } from './schema.ts';

const BIGINT = 20;
const DATE = 1082;

/**
 * How much of a function of the database is run before it is optimised. With V8's own 13,000,000 what
 * opening runs is, of which one function takes half a second and some hundred megabytes; with this
 * only what serving goes on to use.
 */
setFlagsFromString('--wasm-tiering-budget=100000000');

/**
 * Opens the database embedded in a data folder, making it at first.
 * @throws DirectoryInUse where another process has it open
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockDirectory(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) await makeCluster(dataDir, folder);
    const open = () =>
      PGlite.create({
        ...durable(folder),
        extensions: { pg_trgm },
        parsers: { [BIGINT]: Number, [DATE]: (text: string) => text },
        postgresqlconf: ['shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB'],
      });
    const room = () => expectRoom(dataDir);
    const pool = embeddedPool({ pglite: await open(), open, expectRoom: room });
    const db = new Kysely<Schema>({ dialect: dialectOf(pool) });
    const close = async () => {
      await db.destroy();
      unlock();
    };
    return { db, kind: 'embedded', close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** PostgreSQL's dialect where there is one connection only. */
function dialectOf(pool: PostgresPool): Dialect {
  return Object.assign(new PostgresDialect({ pool }), { createAdapter: () => new PGliteAdapter() });
}

/**
 * Makes an empty database. Whole or not at all: what one cut short leaves in the scratch folder is
 * removed at the next start.
 */
async function makeCluster(dataDir: string, folder: string): Promise<void> {
  const scratch = scratchOf(dataDir);
  await mkdir(scratch, { recursive: true });
  const unfinished = await mkdtemp(join(scratch, 'database-'));
  await runOnce<ClusterWanted, void>('database/clusterMaker.ts', { folder: unfinished });
  await rename(unfinished, folder);
  await sync(dataDir);
}

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
 * Executions of a WebAssembly function before V8 optimizes it. V8's default of 13,000,000 also
 * optimizes code used only while opening, where one function takes half a second and some
 * hundred megabytes; this value optimizes only code in steady use.
 */
setFlagsFromString('--wasm-tiering-budget=100000000');

/**
 * Opens the embedded database of a data folder; creates it first if needed.
 * @throws DirectoryInUse when another process has it open
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

/** PostgreSQL's dialect over a single connection. */
function dialectOf(pool: PostgresPool): Dialect {
  return Object.assign(new PostgresDialect({ pool }), { createAdapter: () => new PGliteAdapter() });
}

/**
 * Creates an empty database atomically: an interrupted one stays in the scratch folder, which
 * the next start clears.
 */
async function makeCluster(dataDir: string, folder: string): Promise<void> {
  const scratch = scratchOf(dataDir);
  await mkdir(scratch, { recursive: true });
  const unfinished = await mkdtemp(join(scratch, 'database-'));
  await runOnce<ClusterWanted, void>('database/clusterMaker.ts', { folder: unfinished });
  await rename(unfinished, folder);
  await sync(dataDir);
}

import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { refusesRow } from '../database/constraint.ts';
import { knownMigrations, migrate, readMigrations } from '../database/migrate.ts';
import type { Database } from '../database/schema.ts';
import { scratchOf } from '../files/scratch.ts';
import { sync, syncTree } from '../files/sync.ts';
import { BackupError, type Contents, DamagedArchive, NewerArchive, NotEmpty } from './archive.ts';
import { readArchive } from './readArchive.ts';
import { findFilled, readTables, type Table } from './tables.ts';

/** Number of characters of rows written with one statement. */
const BATCH = 1_000_000;

/**
 * Imports an archive into an empty database and folder: all of it or nothing. In one
 * transaction, the tables are migrated to the archive's version, filled, and then migrated on.
 * Memory use is constant. @param db need not have tables yet
 * @throws DamagedArchive, NewerArchive or NotEmpty; the target is then as empty as before
 */
export async function importCommunity(
  { db, dataDir }: { db: Database; dataDir: string },
  source: Readable,
): Promise<Contents> {
  const files = join(dataDir, 'files');
  if (await holdsFiles(files)) throw new NotEmpty(`The folder ${files}`);
  await mkdir(scratchOf(dataDir), { recursive: true });
  const staged = await mkdtemp(join(scratchOf(dataDir), 'import-'));
  let isPlaced = false;
  try {
    return await db.transaction().execute(async (write) => {
      const filled = await findFilled(write);
      if (filled !== undefined) throw new NotEmpty(`The database's table "${filled}"`);
      const contents = await readRows(write, staged, source);
      await migrate(write);
      await moveIntoPlace(staged, files, dataDir);
      isPlaced = true;
      return contents;
    });
  } catch (error) {
    // The rows were rolled back, so the files are removed too.
    if (isPlaced) await rm(files, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** Reads the archive: rows into the transaction, files into a staging folder. */
async function readRows(write: Database, staged: string, source: Readable): Promise<Contents> {
  let tables = new Map<string, Table>();
  return readArchive(source, {
    async head({ migrations }) {
      await becomeAs(write, migrations);
      tables = new Map((await readTables(write)).map((table) => [table.name, table]));
    },
    async file(key, bytes) {
      const path = join(staged, key);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
    },
    async table(name, lines) {
      const table = tables.get(name);
      if (!table) throw new DamagedArchive(`there is no table "${name}"`);
      for await (const rows of batches(lines)) await insert(write, table, rows);
    },
  });
}

/** Migrates the tables to exactly the archive's migrations. */
async function becomeAs(write: Database, wanted: readonly string[]): Promise<void> {
  const unknown = wanted.find((name) => !knownMigrations.includes(name));
  if (unknown !== undefined) throw new NewerArchive(unknown);
  const last = wanted.at(-1);
  if (last === undefined || wanted.join() !== knownMigrations.slice(0, wanted.length).join())
    throw new DamagedArchive('its tables have a history of their own');
  const applied = await readMigrations(write);
  if (applied.length > wanted.length)
    throw new BackupError(
      'The database was set up by a later version than the archive comes from. Give a new one without tables.',
    );
  await migrate(write, last);
}

/** Joins rows into JSON arrays, not much longer than a batch. */
async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let rows: string[] = [];
  let length = 0;
  for await (const line of lines) {
    rows.push(line);
    length += line.length;
    if (length < BATCH) continue;
    yield `[${rows.join()}]`;
    rows = [];
    length = 0;
  }
  if (rows.length > 0) yield `[${rows.join()}]`;
}

async function insert(write: Database, { name, columns }: Table, rows: string): Promise<void> {
  const table = sql.table(name);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  try {
    await sql`insert into ${table} (${list})
      select ${list} from json_populate_recordset(null::${table}, ${rows}::json)`.execute(write);
  } catch (error) {
    // Only data that breaks a type or a constraint is the archive's fault.
    if (!refusesRow(error)) throw error;
    throw new DamagedArchive(`the database refuses a row of "${name}"`, { cause: error });
  }
}

async function holdsFiles(folder: string): Promise<boolean> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.some((entry) => !entry.isDirectory());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Synced before the rows commit, so the files survive a power cut. */
async function moveIntoPlace(staged: string, files: string, dataDir: string): Promise<void> {
  await syncTree(staged);
  await rm(files, { recursive: true, force: true });
  await rename(staged, files);
  await sync(dataDir);
}

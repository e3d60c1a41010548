import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { type FileHandle, mkdir, mkdtemp, open, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { readMigrations } from '../database/migrate.ts';
import type { Database } from '../database/schema.ts';
import { scratchOf } from '../files/scratch.ts';
import {
  BackupError,
  type Contents,
  FILES,
  type FilesSum,
  FORMAT,
  fileLine,
  HEAD,
  type Head,
  MANIFEST,
  TABLES,
} from './archive.ts';
import { spoolTables } from './spoolTables.ts';

/**
 * Milliseconds before the snapshot in which changed files are read again after it: a
 * half-written file is complete by then, and file systems' clocks differ.
 */
const LOOK_BACK = 600_000;

/**
 * Writes a running community as one archive: all rows are of one snapshot, and every file they
 * name is included. Files come first, and new ones after the rows, so a file deleted during the
 * export is included too. Memory use is constant.
 * @throws BackupError when the database has no tables
 */
export async function exportCommunity(
  { db, dataDir }: { db: Database; dataDir: string },
  target: Writable,
): Promise<Contents> {
  await mkdir(scratchOf(dataDir), { recursive: true });
  const scratch = await mkdtemp(join(scratchOf(dataDir), 'export-'));
  const archive = pack();
  try {
    const [made, sent] = await Promise.allSettled([
      write(db, dataDir, scratch, archive).catch((error) => {
        archive.destroy(error);
        throw error;
      }),
      pipeline(archive, target),
    ]);
    // A failure of the target is the cause, rather than the archive nobody read.
    if (sent.status === 'rejected') throw sent.reason;
    if (made.status === 'rejected') throw made.reason;
    return made.value;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function write(db: Database, dataDir: string, scratch: string, archive: Pack) {
  const started = Date.now();
  const migrations = await readMigrations(db);
  if (migrations.length === 0) throw new BackupError('The database holds no community.');
  const head: Head = { format: FORMAT, made_at: new Date(started).toISOString(), migrations };
  await addText(archive, HEAD, JSON.stringify(head, null, 2));
  const files = new FileEntries(archive, join(dataDir, 'files'), started - LOOK_BACK);
  await files.add();
  const tables: Contents['tables'] = {};
  for (const { name, path, sum } of await spoolTables(db, scratch, migrations)) {
    const { size } = await stat(path);
    await addEntry(archive, TABLES + name, size, createReadStream(path));
    tables[name] = sum;
  }
  await files.addNew();
  const contents: Contents = { tables, files: files.sum() };
  await addText(archive, MANIFEST, JSON.stringify(contents, null, 2));
  archive.finalize();
  return contents;
}

/** Stored files as entries, and their totals. */
class FileEntries {
  readonly #archive: Pack;
  readonly #folder: string;
  readonly #since: number;
  /** State of the recently changed files when they were added. */
  readonly #recent = new Map<string, string>();
  readonly #chain = createHash('sha256');
  #count = 0;
  #bytes = 0;

  /** @param since time in milliseconds, before which no file was still being written */
  constructor(archive: Pack, folder: string, since: number) {
    this.#archive = archive;
    this.#folder = folder;
    this.#since = since;
  }

  /** Adds every file. */
  async add(): Promise<void> {
    for await (const key of keysIn(this.#folder)) await this.#addIf(key, () => true);
  }

  /** Adds files that are new or changed since they were added. */
  async addNew(): Promise<void> {
    for await (const key of keysIn(this.#folder))
      await this.#addIf(
        key,
        (file) => file.ctimeMs >= this.#since && this.#recent.get(key) !== stateOf(file),
      );
  }

  sum(): FilesSum {
    return { count: this.#count, bytes: this.#bytes, sha256: this.#chain.digest('hex') };
  }

  async #addIf(key: string, isWanted: (file: Stats) => boolean): Promise<void> {
    const file = await openFile(join(this.#folder, key));
    if (!file) return;
    try {
      const state = await file.stat();
      if (!isWanted(state)) return;
      const { size } = state;
      // A growing file is cut here, and added whole after the rows.
      const bytes = size > 0 ? file.createReadStream({ end: size - 1, autoClose: false }) : [];
      const digest = await addEntry(this.#archive, FILES + key, size, bytes);
      this.#chain.update(fileLine(digest, key));
      this.#count += 1;
      this.#bytes += size;
      if (state.ctimeMs >= this.#since) this.#recent.set(key, stateOf(state));
    } finally {
      await file.close();
    }
  }
}

const stateOf = ({ size, ctimeMs }: Stats) => `${size} ${ctimeMs}`;

/** Lists keys of all files in a folder; none for a folder deleted meanwhile. */
async function* keysIn(folder: string, prefix = ''): AsyncGenerator<string> {
  const entries = await orMissing(opendir(join(folder, prefix)));
  if (!entries) return;
  for await (const entry of entries) {
    if (entry.isDirectory()) yield* keysIn(folder, `${prefix}${entry.name}/`);
    else if (entry.isFile()) yield prefix + entry.name;
  }
}

/** Opens a file; undefined when it was deleted meanwhile. */
const openFile = (path: string): Promise<FileHandle | undefined> => orMissing(open(path));

async function orMissing<T>(opening: Promise<T>): Promise<T | undefined> {
  try {
    return await opening;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Adds an entry and returns the SHA-256 of its bytes. */
async function addEntry(
  archive: Pack,
  name: string,
  size: number,
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<string> {
  const hash = createHash('sha256');
  const entry = archive.entry({ name, size, mode: 0o600 });
  await pipeline(
    Readable.from(bytes),
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        hash.update(part);
        yield part;
      }
    },
    entry,
  );
  return hash.digest('hex');
}

async function addText(archive: Pack, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await addEntry(archive, name, bytes.byteLength, [bytes]);
}

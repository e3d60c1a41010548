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
 * What changed so long before the rows were read is looked at again afterwards, in milliseconds: a
 * file half written at the first look is whole by then, and clocks of file systems differ.
 */
const LOOK_BACK = 600_000;

/**
 * Writes a community as one archive while it goes on: all rows are of one moment, and every file they
 * name is there. Files come first, those that came meanwhile after the rows, so that one deleted
 * during the export is there as well. Memory does not grow with the community.
 * @throws BackupError where the database has no tables
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
    // Where the target broke off, that is the cause and not the archive which nobody took.
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

/** The stored files as entries, and what they add up to. */
class FileEntries {
  readonly #archive: Pack;
  readonly #folder: string;
  readonly #since: number;
  /** How the files that changed since were when they were added. */
  readonly #recent = new Map<string, string>();
  readonly #chain = createHash('sha256');
  #count = 0;
  #bytes = 0;

  /** @param since moment in milliseconds, before which no file was still being written */
  constructor(archive: Pack, folder: string, since: number) {
    this.#archive = archive;
    this.#folder = folder;
    this.#since = since;
  }

  /** Adds every file. */
  async add(): Promise<void> {
    for await (const key of keysIn(this.#folder)) await this.#addIf(key, () => true);
  }

  /** Adds what is new or has changed since it was added. */
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
      // One that still grows is cut here, and comes whole after the rows.
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

/** Keys of all files in a folder; a folder that goes away meanwhile has none. */
async function* keysIn(folder: string, prefix = ''): AsyncGenerator<string> {
  const entries = await orMissing(opendir(join(folder, prefix)));
  if (!entries) return;
  for await (const entry of entries) {
    if (entry.isDirectory()) yield* keysIn(folder, `${prefix}${entry.name}/`);
    else if (entry.isFile()) yield prefix + entry.name;
  }
}

/** A file to read, or undefined where it is gone by now. */
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

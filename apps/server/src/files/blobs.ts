import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { expectWritable } from '../database/dataFolder.ts';
import { DurableDriver } from './durableDriver.ts';
import { scratchOf } from './scratch.ts';

/** Byte range from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Store of file bytes by key, with scratch folders for files in the making. */
export interface Blobs {
  /** Stores bytes; resolves once they survive a power cut, like `take`. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Moves a finished temporary file into the store; `path` no longer exists afterwards. */
  take(path: string, key: string): Promise<void>;
  /** Reads the bytes, or a range of them, ends included. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Returns the size of a blob in bytes; null for an unknown key. */
  sizeOf(key: string): Promise<number | null>;
  delete(...keys: string[]): Promise<void>;
  deleteFolder(prefix: string): Promise<void>;
  /** Lists keys of blobs written before a time of the system's clock, in milliseconds. */
  writtenBefore(moment: number): AsyncIterable<string>;
  /** Runs `work` with its own folder, which is deleted afterwards in any case. */
  withScratch<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** @throws the system's error when no file can be stored: a full or read-only disk */
  expectWritable(): Promise<void>;
  /** Folder of uploads that arrive in parts. */
  readonly stagingFolder: string;
  /** Deletes scratch folders left by crashed processes, and staged uploads that expired. */
  sweepScratch(): Promise<void>;
}

/** Time in milliseconds until a staged upload expires. */
export const STAGED_FOR = 86_400_000;
/** Age in milliseconds until another process's scratch is left alone. */
const ABANDONED_AFTER = 86_400_000;

/**
 * Opens the blob store of a folder. Deletes unfinished files of earlier runs: all if this
 * process is `alone` on the folder, otherwise those a day old.
 */
export async function openBlobs(dataDir: string, alone: boolean): Promise<Blobs> {
  const root = join(dataDir, 'files');
  const disk = new Disk(new DurableDriver(dataDir, root));
  const scratch = scratchOf(dataDir);
  const stagingFolder = join(dataDir, 'staging');
  await mkdir(scratch, { recursive: true });
  await mkdir(stagingFolder, { recursive: true });
  await sweep(scratch, alone ? Number.POSITIVE_INFINITY : Date.now() - ABANDONED_AFTER);

  return {
    put: (key, bytes) => disk.put(key, bytes),
    take: (path, key) => disk.moveFromFs(path, key),
    read: async (key, range) =>
      range ? createReadStream(join(root, key), range) : disk.getStream(key),
    async sizeOf(key) {
      return (await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : null;
    },
    async delete(...keys) {
      await Promise.all(keys.map((key) => disk.delete(key)));
    },
    deleteFolder: (prefix) => disk.deleteAll(prefix),
    writtenBefore: (moment) => writtenBefore(root, moment),
    async withScratch(work) {
      const folder = await mkdtemp(join(scratch, 'upload-'));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    expectWritable: () => expectWritable(dataDir),
    stagingFolder,
    async sweepScratch() {
      await sweep(scratch, Date.now() - ABANDONED_AFTER);
      await sweep(stagingFolder, Date.now() - STAGED_FOR);
    },
  };
}

/** Lists paths below `root` of files written before a time; skips those deleted meanwhile. */
async function* writtenBefore(root: string, moment: number): AsyncGenerator<string> {
  for (const entry of await entriesOf(root)) {
    const path = join(root, entry.name);
    if (entry.isDirectory()) {
      for await (const inner of writtenBefore(path, moment)) yield `${entry.name}/${inner}`;
    } else if (((await stat(path).catch(() => null))?.mtimeMs ?? moment) < moment) {
      yield entry.name;
    }
  }
}

const entriesOf = (folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

async function sweep(scratch: string, before: number): Promise<void> {
  for (const name of await readdir(scratch)) {
    const folder = join(scratch, name);
    const stats = await stat(folder).catch(() => null);
    // Retried, because a child of the crashed process may still be ending.
    if (stats && stats.mtimeMs < before)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Writes bytes to a file in a scratch folder, for work that needs a path. */
export async function asFile(folder: string, content: string | Uint8Array): Promise<string> {
  if (typeof content === 'string') return content;
  const path = join(folder, 'content');
  await writeFile(path, content);
  return path;
}

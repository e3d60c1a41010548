import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { expectWritable } from '../database/dataFolder.ts';
import { DurableDriver } from './durableDriver.ts';
import { scratchOf } from './scratch.ts';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes of files lie, by key; and a place for files that are still being made. */
export interface Blobs {
  /** Resolves once the bytes would outlast a power cut, as `take` does. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Takes a finished temporary file over; it no longer stands at `path` afterwards. */
  take(path: string, key: string): Promise<void>;
  /** The bytes, or those of a range, its ends included. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes of a blob, or null where there is none. */
  sizeOf(key: string): Promise<number | null>;
  delete(...keys: string[]): Promise<void>;
  deleteFolder(prefix: string): Promise<void>;
  /** Keys of blobs that were written before a moment of the system's clock, in milliseconds. */
  writtenBefore(moment: number): AsyncIterable<string>;
  /** Runs `work` with a folder of its own, which is gone afterwards whatever happened. */
  withScratch<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** @throws as the system does, where no file could be stored now: a full disk, a read-only one */
  expectWritable(): Promise<void>;
  /** Removes scratch folders that crashed processes left. */
  sweepScratch(): Promise<void>;
}

/** Scratch of another process is left alone for so long, in milliseconds. */
const ABANDONED_AFTER = 86_400_000;

/**
 * Keeps blobs in a folder. What earlier runs left half-made is removed: all of it where this process
 * is `alone` on the folder, else only what is a day old.
 */
export async function openBlobs(dataDir: string, alone: boolean): Promise<Blobs> {
  const root = join(dataDir, 'files');
  const disk = new Disk(new DurableDriver(dataDir, root));
  const scratch = scratchOf(dataDir);
  await mkdir(scratch, { recursive: true });
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
    sweepScratch: () => sweep(scratch, Date.now() - ABANDONED_AFTER),
  };
}

/** Paths below `root` of files written before a moment; what goes away meanwhile is passed over. */
async function* writtenBefore(root: string, moment: number): AsyncGenerator<string> {
  for (const directory of await entriesOf(root)) {
    const path = join(root, directory.name);
    if (directory.isDirectory()) {
      for await (const inner of writtenBefore(path, moment)) yield `${directory.name}/${inner}`;
    } else if (((await stat(path).catch(() => null))?.mtimeMs ?? moment) < moment) {
      yield directory.name;
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
    const found = await stat(folder).catch(() => null);
    // Retried, since a process that the crashed one had begun may just be ending.
    if (found && found.mtimeMs < before)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Bytes as a file in a scratch folder, for work that wants a path. */
export async function asFile(folder: string, content: string | Uint8Array): Promise<string> {
  if (typeof content === 'string') return content;
  const path = join(folder, 'content');
  await writeFile(path, content);
  return path;
}

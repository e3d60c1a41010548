import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where the bytes of files lie, by key; and a place for files that are still being made. */
export interface Blobs {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Takes a finished temporary file over; it no longer stands at `path` afterwards. */
  take(path: string, key: string): Promise<void>;
  read(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  delete(...keys: string[]): Promise<void>;
  deleteFolder(prefix: string): Promise<void>;
  /** Runs `work` with a folder of its own, which is gone afterwards whatever happened. */
  withScratch<T>(work: (folder: string) => Promise<T>): Promise<T>;
}

/** Keeps blobs in a folder. What an earlier run left half-made is removed. */
export async function openBlobs(dataDir: string): Promise<Blobs> {
  const disk = new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  const scratch = join(dataDir, 'scratch');
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true });

  return {
    put: (key, bytes) => disk.put(key, bytes),
    take: (path, key) => disk.moveFromFs(path, key),
    read: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
    async delete(...keys) {
      await Promise.all(keys.map((key) => disk.delete(key)));
    },
    deleteFolder: (prefix) => disk.deleteAll(prefix),
    async withScratch(work) {
      const folder = await mkdtemp(join(scratch, 'upload-'));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Bytes as a file in a scratch folder, for work that wants a path. */
export async function asFile(folder: string, content: string | Uint8Array): Promise<string> {
  if (typeof content === 'string') return content;
  const path = join(folder, 'content');
  await writeFile(path, content);
  return path;
}

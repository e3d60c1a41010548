import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

// Written data stays in memory until synced; a file and its directory entry need separate syncs.

/** Syncs a file, or a folder's entries, to the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    // Windows cannot open folders, and syncs their entries by itself.
    if (process.platform === 'win32' && error.code !== 'ENOENT') return undefined;
    throw error;
  });
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

/** Syncs a folder with everything in it. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? syncTree(path) : sync(path));
  }
  await sync(folder);
}

/** Syncs a file, and the directory entries of its path below `root`. */
export async function syncBelow(root: string, path: string): Promise<void> {
  await sync(path);
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    await sync(folder);
    if (folder === root || folder === dirname(folder)) return;
  }
}

/** Creates a folder and its parents durably, accessible to its owner only. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first !== undefined) await syncBelow(dirname(resolve(first)), resolve(path));
}

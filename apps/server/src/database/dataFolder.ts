import { chmod, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../files/sync.ts';
import { expectRoom } from './diskRoom.ts';

/** Error: the data folder is unusable; the message says why. */
export class UnusableFolder extends Error {
  override readonly name = 'UnusableFolder';
}

const REASONS: Record<string, string> = {
  EACCES: 'the user that runs this has no permission',
  EPERM: 'the user that runs this has no permission',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk quota is used up',
  ENOTDIR: 'part of that path is a file',
  EEXIST: 'there is a file of that name',
};

/** Entries of a data folder that only the server may read. */
const PRIVATE = ['database', 'files', 'scratch', 'staging'];

/**
 * Prepares a data folder: existing, writable, and accessible to its owner only.
 * @throws UnusableFolder when it is not writable
 */
export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await expectWritable(dataDir);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = REASONS[code];
    if (reason === undefined) throw error;
    throw new UnusableFolder(
      `DATA_DIR (${dataDir}) cannot be written to: ${reason}. (${message})`,
      { cause: error },
    );
  }
  const inside = (await readdir(dataDir)).filter((name) => PRIVATE.includes(name));
  for (const path of [dataDir, ...inside.map((name) => join(dataDir, name))]) await shut(path);
}

/** Writes a file to a folder and deletes it. @throws the system's error when that fails */
export async function expectWritable(dataDir: string): Promise<void> {
  expectRoom(dataDir);
  const path = join(dataDir, `.writable-${process.pid}`);
  const probe = await open(path, 'w', 0o600);
  try {
    // A whole block, because an empty file fits on a full disk.
    await probe.write(Buffer.alloc(4096, 1));
  } finally {
    await probe.close();
    await rm(path, { force: true });
  }
}

async function shut(path: string): Promise<void> {
  if (((await stat(path)).mode & 0o077) === 0) return;
  // Another user's folder stays unchanged; files written into it are private all the same.
  await chmod(path, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
}

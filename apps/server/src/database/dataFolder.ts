import { chmod, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../files/sync.ts';
import { expectRoom } from './diskRoom.ts';

/** The data folder cannot be worked in; the message says why. */
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

/** What of a data folder the server makes, and nobody else may look into. */
const PRIVATE = ['database', 'files', 'scratch'];

/**
 * Makes a data folder ready: there, writable, and its owner's alone, whoever made it.
 * @throws UnusableFolder where nothing can be written to it
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

/** Writes to a folder and takes it back. @throws as the system does, where that cannot be done */
export async function expectWritable(dataDir: string): Promise<void> {
  expectRoom(dataDir);
  const path = join(dataDir, `.writable-${process.pid}`);
  const probe = await open(path, 'w', 0o600);
  try {
    // A block: an empty file fits on a full disk.
    await probe.write(Buffer.alloc(4096, 1));
  } finally {
    await probe.close();
    await rm(path, { force: true });
  }
}

async function shut(path: string): Promise<void> {
  if (((await stat(path)).mode & 0o077) === 0) return;
  // Another user's folder stays as it is; what is written into it is still the server's alone.
  await chmod(path, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
}

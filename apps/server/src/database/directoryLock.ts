import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Error: another process already uses the data folder. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';

  constructor(dataDir: string) {
    super(
      `Another Saudagar Hub process is using ${dataDir}. Stop it first, or give this one its own DATA_DIR. ` +
        'For several processes on one community use PostgreSQL (DATABASE_URL).',
    );
  }
}

const SQLITE_BUSY = 5;

/**
 * Locks a data folder for this process: two embedded databases on one folder corrupt each
 * other's rows. The lock is an open SQLite transaction, which ends with the process however it
 * ends. @returns a function that releases the folder
 * @throws DirectoryInUse
 */
export function lockDirectory(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new DirectoryInUse(dataDir);
    throw error;
  }
  return () => lock.close();
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { statfsSync } from 'node:fs';

const MB = 2 ** 20;
/** Bytes of the disk reserved from all writes except those run by `withReserve`. */
const FREE_FOR_WRITES = 48 * MB;
/**
 * Bytes reserved even from those. PostgreSQL allocates 16 MB at once for its log; without them
 * the embedded one never answers again.
 */
const FREE_FOR_RESERVE = 32 * MB;

const reserve = new AsyncLocalStorage<true>();

/** Runs the writes that signing in and reading need, which continue when all others are refused. */
export const withReserve = <T>(work: () => Promise<T>): Promise<T> => reserve.run(true, work);

/**
 * Asserts disk space before a write.
 * @throws an error with the code ENOSPC when the folder's disk is almost full
 */
export function expectRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const least = reserve.getStore() ? FREE_FOR_RESERVE : FREE_FOR_WRITES;
  if (bavail * bsize >= least) return;
  const message = `no space left on device but a reserve of ${least / MB} MB`;
  throw Object.assign(new Error(message), { code: 'ENOSPC' });
}

/** Returns true when an error is a full disk, as reported by the system or PostgreSQL. */
export const isDiskFull = ({ code }: { code?: string }): boolean =>
  code === 'ENOSPC' || code === '53100';

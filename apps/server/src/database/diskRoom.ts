import { AsyncLocalStorage } from 'node:async_hooks';
import { statfsSync } from 'node:fs';

const MB = 2 ** 20;
/** Bytes of the disk that no write may use, but those run by `withReserve`. */
const FREE_FOR_WRITES = 48 * MB;
/**
 * Bytes that not even those may use. PostgreSQL takes 16 MB at once for its log; the embedded one
 * never answers again where they are missing.
 */
const FREE_FOR_RESERVE = 32 * MB;

const reserve = new AsyncLocalStorage<true>();

/** Runs the writes that signing in and reading need, which go on where all others are refused. */
export const withReserve = <T>(work: () => Promise<T>): Promise<T> => reserve.run(true, work);

/** Lets a write begin. @throws an error with the code ENOSPC where the folder's disk is all but full */
export function expectRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const least = reserve.getStore() ? FREE_FOR_RESERVE : FREE_FOR_WRITES;
  if (bavail * bsize >= least) return;
  const message = `no space left on device but a reserve of ${least / MB} MB`;
  throw Object.assign(new Error(message), { code: 'ENOSPC' });
}

/** Says whether an error is a full disk, as the system reports it or PostgreSQL. */
export const isDiskFull = ({ code }: { code?: string }): boolean =>
  code === 'ENOSPC' || code === '53100';

import { statfsSync } from 'node:fs';

/**
 * Bytes of the disk that no write may use. PostgreSQL takes 16 MB at once for its log; the embedded
 * one never answers again where they are missing.
 */
const RESERVE = 48 * 2 ** 20;

/** Lets a write begin. @throws an error with the code ENOSPC where the folder's disk is all but full */
export function expectRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= RESERVE) return;
  const message = `no space left on device but a reserve of ${RESERVE / 2 ** 20} MB`;
  throw Object.assign(new Error(message), { code: 'ENOSPC' });
}

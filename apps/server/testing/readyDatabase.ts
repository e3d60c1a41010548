import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOnce } from '../src/ownProcess.ts';
import type { ReadyWanted } from './readyDatabaseMaker.ts';

/** Environment variable with the empty, migrated embedded database of one test run. */
const VARIABLE = 'SAUDAGAR_READY_DATABASE';

/**
 * Creates a migrated embedded database once for a whole test run: creating one takes longer than
 * most tests. Returns the function that deletes it.
 */
export async function makeReadyDatabase(): Promise<() => Promise<void>> {
  if (process.env[VARIABLE]) return async () => {};
  const dataDir = await mkdtemp(join(tmpdir(), 'saudagar-ready-'));
  await runOnce<ReadyWanted, void>('../testing/readyDatabaseMaker.ts', { dataDir });
  process.env[VARIABLE] = join(dataDir, 'database');
  return () => rm(dataDir, { recursive: true, force: true });
}

/** Copies that database into a data folder without one; without it the server makes its own. */
export function putReadyDatabase(dataDir: string): void {
  const ready = process.env[VARIABLE];
  const folder = join(dataDir, 'database');
  if (ready && !existsSync(folder)) cpSync(ready, folder, { recursive: true });
}

import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOnce } from '../src/ownProcess.ts';
import type { ReadyWanted } from './readyDatabaseMaker.ts';

/** Names, for the processes of one test run, an empty embedded database with all its tables. */
const VARIABLE = 'SAUDAGAR_READY_DATABASE';

/**
 * Makes an empty embedded database once for a whole test run: making one takes longer than most tests
 * do. Returns what removes it.
 */
export async function makeReadyDatabase(): Promise<() => Promise<void>> {
  if (process.env[VARIABLE]) return async () => {};
  const dataDir = await mkdtemp(join(tmpdir(), 'saudagar-ready-'));
  await runOnce<ReadyWanted, void>('../testing/readyDatabaseMaker.ts', { dataDir });
  process.env[VARIABLE] = join(dataDir, 'database');
  return () => rm(dataDir, { recursive: true, force: true });
}

/** Puts that database into a data folder without one; where there is none, a server makes its own. */
export function putReadyDatabase(dataDir: string): void {
  const ready = process.env[VARIABLE];
  const folder = join(dataDir, 'database');
  if (ready && !existsSync(folder)) cpSync(ready, folder, { recursive: true });
}

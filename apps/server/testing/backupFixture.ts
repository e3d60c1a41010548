import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { exportCommunity } from '../src/backup/exportCommunity.ts';
import { findFilled } from '../src/backup/tables.ts';
import { connectDatabase } from '../src/database/open.ts';
import type { Database } from '../src/database/schema.ts';
import { testDatabases } from './testDatabases.ts';

interface Closable {
  close(): Promise<unknown>;
}

/** The archive of a community, in memory. */
export async function archiveOf(parts: { db: Database; dataDir: string }) {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  const contents = await exportCommunity(parts, target);
  return { contents, bytes: Buffer.concat(chunks) };
}

/** Places for communities of a test file, and what closes them again. */
export function useBackups() {
  // Databases of their own, and whole processes: slow on a busy machine.
  vi.setConfig({ testTimeout: 120_000 });
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const databases = testDatabases();
  let open: Closable[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });

  const newFolder = () => mkdtemp(join(folder, 'data-'));
  const keep = <T extends Closable>(one: T): T => {
    open.push(one);
    return one;
  };
  return {
    newFolder,
    /** Closes it after the test. */
    keep,
    /** Leaves open what was opened so far: it is the whole file's. */
    keepOpen() {
      open = [];
    },
    databases,
    /** Where a file of that name is to be. */
    fileIn: (name: string) => join(folder, name),
    /** An empty place on the tested database; `isEmpty` tells whether it still is. */
    async emptyFolder() {
      const dataDir = await newFolder();
      const { db } = keep(
        await connectDatabase({ dataDir, databaseUrl: await databases.create() }),
      );
      const isEmpty = async () =>
        (await findFilled(db)) === undefined &&
        !existsSync(join(dataDir, 'files')) &&
        (await readdir(join(dataDir, 'scratch'))).length === 0;
      return { db, dataDir, isEmpty };
    },
  };
}

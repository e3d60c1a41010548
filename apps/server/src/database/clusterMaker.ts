import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { syncTree } from '../files/sync.ts';
import { answerOnce } from '../ownProcess.ts';

/** Folder of the embedded database to create. */
export interface ClusterWanted {
  folder: string;
}

// Everything here runs once: optimizing would cost two seconds and half a gigabyte.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

answerOnce(async ({ folder }: ClusterWanted): Promise<void> => {
  const pglite = await PGlite.create({ dataDir: folder });
  await pglite.close();
  // Synced once at the end: an interrupted database is discarded anyway.
  await syncTree(folder);
});

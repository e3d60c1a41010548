import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { syncTree } from '../files/sync.ts';
import { answerOnce } from '../ownProcess.ts';

/** Where an embedded database is to be made. */
export interface ClusterWanted {
  folder: string;
}

// What runs here runs once: optimising it would take two seconds of processor time and half a gigabyte.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

answerOnce(async ({ folder }: ClusterWanted): Promise<void> => {
  const pglite = await PGlite.create({ dataDir: folder });
  await pglite.close();
  // Once at the end: of a database cut short nothing is kept.
  await syncTree(folder);
});

import { PGlite } from '@electric-sql/pglite';
import { answerOnce } from '../ownProcess.ts';

/** Where an embedded database is to be made. */
export interface ClusterWanted {
  folder: string;
}

answerOnce(async ({ folder }: ClusterWanted): Promise<void> => {
  const pglite = await PGlite.create({ dataDir: folder });
  await pglite.close();
});

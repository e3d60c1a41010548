import { openDatabase } from '../src/database/open.ts';
import { answerOnce } from '../src/ownProcess.ts';

/** Folder of the migrated database to create. */
export interface ReadyWanted {
  dataDir: string;
}

answerOnce(async ({ dataDir }: ReadyWanted): Promise<void> => {
  const { close } = await openDatabase({ dataDir });
  await close();
});

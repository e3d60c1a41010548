import { openDatabase } from '../src/database/open.ts';
import { answerOnce } from '../src/ownProcess.ts';

/** Where a database with all its tables is to be made. */
export interface ReadyWanted {
  dataDir: string;
}

answerOnce(async ({ dataDir }: ReadyWanted): Promise<void> => {
  const { close } = await openDatabase({ dataDir });
  await close();
});

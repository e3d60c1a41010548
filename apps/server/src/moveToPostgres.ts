import { BadConfiguration, readConfig } from './config.ts';
import { copyCommunity } from './database/copyCommunity.ts';
import { openDatabase } from './database/open.ts';
import { plainFailure } from './plainFailure.ts';

/** Copies the embedded database in DATA_DIR into the empty PostgreSQL database at DATABASE_URL. */
async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (!databaseUrl)
    throw new BadConfiguration(['DATABASE_URL must name the PostgreSQL database to move to']);
  const embedded = await openDatabase({ dataDir });
  try {
    const postgres = await openDatabase({ dataDir, databaseUrl });
    try {
      const copied = await copyCommunity(embedded.db, postgres.db);
      for (const [table, rows] of Object.entries(copied)) console.log(`${table}: ${rows}`);
      console.log(
        'Moved. Start the server with the same DATA_DIR, which keeps the files, and this DATABASE_URL.',
      );
    } finally {
      await postgres.close();
    }
  } finally {
    await embedded.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(plainFailure(error) ?? error);
  process.exitCode = 1;
}

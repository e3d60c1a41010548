import { knownMigrations, migrate, readMigrations } from './migrate.ts';
import type { OpenDatabase } from './schema.ts';

interface DatabaseChoice {
  dataDir: string;
  /** PostgreSQL where given, else the database embedded in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Hears of broken idle connections. */
  onError?: (error: Error) => void;
}

/**
 * Opens the community's database and brings its tables up to date.
 * @throws DirectoryInUse, or whatever kept the database from opening or migrating
 */
export async function openDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  const database = await connectDatabase(choice);
  try {
    // The migrator looks at every table first, which a restart has no need of.
    if (`${await readMigrations(database.db)}` !== `${knownMigrations}`) await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the community's database as it is, with or without tables. @throws DirectoryInUse */
export async function connectDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  // Each loads what a server on the other never needs.
  if (choice.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(choice.databaseUrl, choice.onError ?? (() => {}));
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(choice.dataDir);
}

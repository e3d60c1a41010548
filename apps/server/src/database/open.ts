import type { ServerArea } from '../areas/area.ts';
import { openDataFolder } from './dataFolder.ts';
import type { OpenDatabase } from './schema.ts';

interface DatabaseChoice {
  dataDir: string;
  /** PostgreSQL where given, else the database embedded in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Hears of broken idle connections. */
  onError?: (error: Error) => void;
  /** Defaults to those of the product. */
  areas?: readonly ServerArea[] | undefined;
}

/**
 * Opens the community's database and brings its tables up to date.
 * @throws DirectoryInUse, UnusableFolder, or whatever kept the database from opening or migrating
 */
export async function openDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  // The embedded database is compiled on other threads: the areas load meanwhile.
  const [database, { migrate, migrationNames, readMigrations }, { areas: ownAreas }] =
    await Promise.all([
      connectDatabase(choice),
      import('./migrate.ts'),
      import('../areas/areas.ts'),
    ]);
  try {
    const areas = choice.areas ?? ownAreas;
    // The migrator looks at every table first, which a restart has no need of.
    if (`${await readMigrations(database.db)}` !== `${migrationNames(areas)}`)
      await migrate(database.db, undefined, areas);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the community's database as it is, with or without tables. @throws DirectoryInUse */
export async function connectDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  await openDataFolder(choice.dataDir);
  // Each loads what a server on the other never needs.
  if (choice.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(choice.databaseUrl, choice.onError ?? (() => {}));
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(choice.dataDir);
}

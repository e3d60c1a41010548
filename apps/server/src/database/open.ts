import type { ServerArea } from '../areas/area.ts';
import { openDataFolder } from './dataFolder.ts';
import type { OpenDatabase } from './schema.ts';

interface DatabaseChoice {
  dataDir: string;
  /** PostgreSQL's address; without it the database embedded in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Receives errors of broken idle connections. */
  onError?: (error: Error) => void;
  /** Defaults to the product's own areas. */
  areas?: readonly ServerArea[] | undefined;
}

/**
 * Opens the community's database and migrates its tables.
 * @throws DirectoryInUse, UnusableFolder, or the error of opening or migrating
 */
export async function openDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  // The embedded database compiles on other threads while the areas load.
  const [database, { migrate, migrationNames, readMigrations }, { areas: ownAreas }] =
    await Promise.all([
      connectDatabase(choice),
      import('./migrate.ts'),
      import('../areas/areas.ts'),
    ]);
  try {
    const areas = choice.areas ?? ownAreas;
    // Checked first, because the migrator inspects every table, which a restart does not need.
    if (`${await readMigrations(database.db)}` !== `${migrationNames(areas)}`)
      await migrate(database.db, undefined, areas);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the community's database unmigrated, with or without tables. @throws DirectoryInUse */
export async function connectDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  await openDataFolder(choice.dataDir);
  // Each loads code that a server on the other database never needs.
  if (choice.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(choice.databaseUrl, choice.onError ?? (() => {}));
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(choice.dataDir);
}

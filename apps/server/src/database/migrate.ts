import { type Migration, Migrator } from 'kysely/migration';
import { createCommunity } from './migrations/001-community.ts';
import { addLimitsAndRepeats } from './migrations/003-limits-and-repeats.ts';
import { createConnections } from './migrations/005-connections.ts';
import type { Database } from './schema.ts';

const migrations: Record<string, Migration> = {
  '001-community': { up: createCommunity },
  '003-limits-and-repeats': { up: addLimitsAndRepeats },
  '005-connections': { up: createConnections },
};

/**
 * Brings the tables up to this version. Safe when several processes start at once on PostgreSQL.
 * @throws the error of the migration that failed; none of its changes stay.
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

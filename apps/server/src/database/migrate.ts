import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createCommunity } from './migrations/001-community.ts';
import { addFeed } from './migrations/002-feed.ts';
import { addLimitsAndRepeats } from './migrations/003-limits-and-repeats.ts';
import { createConnections } from './migrations/005-connections.ts';
import { createMessages } from './migrations/006-messages.ts';
import { keepSpentKeys } from './migrations/007-spent-keys.ts';
import type { Database } from './schema.ts';

const migrations: Record<string, Migration> = {
  '001-community': { up: createCommunity },
  '002-feed': { up: addFeed },
  '003-limits-and-repeats': { up: addLimitsAndRepeats },
  '005-connections': { up: createConnections },
  '006-messages': { up: createMessages },
  '007-spent-keys': { up: keepSpentKeys },
};

/** The names of all migrations of this version, in order. */
export const knownMigrations: readonly string[] = Object.keys(migrations).sort();

/**
 * Brings the tables up to this version, or to an earlier migration of it. Safe when several processes
 * start at once on PostgreSQL; a transaction is made part of.
 * @throws the error of the migration that failed; none of its changes stay.
 */
export async function migrate(db: Database, upTo = knownMigrations.at(-1) ?? ''): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(upTo);
  if (error) throw error;
}

/** The migrations a database's tables have had, in order; none where it has no tables. */
export async function readMigrations(db: Database): Promise<string[]> {
  const { rows: known } = await sql<{ is: boolean }>`
    select to_regclass('kysely_migration') is not null as is`.execute(db);
  if (!known[0]?.is) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

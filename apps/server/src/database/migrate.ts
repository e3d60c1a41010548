import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { ServerArea } from '../areas/area.ts';
import { areas as ownAreas } from '../areas/areas.ts';
import { addLimitsAndRepeats } from '../limits/003-limits-and-repeats.ts';
import { foldSearch } from './127-folded-search.ts';
import { NewerData } from './newerData.ts';
import type { Database } from './schema.ts';

type Areas = readonly Pick<ServerArea, 'migrations'>[];

/** Migrations that belong to no single area. */
const shared: Record<string, Migration> = {
  '003-limits-and-repeats': { up: addLimitsAndRepeats },
  '127-folded-search': { up: foldSearch },
};

/** Orders migrations by character code: numbered names, then dated ones (`YYYYMMDD-what`). */
const byName = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Collects the migrations of all areas by name, which orders them.
 * @throws Error on a duplicate name
 */
function migrationsOf(areas: Areas): Record<string, Migration> {
  const all = [shared, ...areas.map(({ migrations }) => migrations)].flatMap(Object.entries);
  const migrations = Object.fromEntries(all) as Record<string, Migration>;
  if (Object.keys(migrations).length === all.length) return migrations;
  const names = all.map(([name]) => name).sort(byName);
  throw new Error(`Two migrations have one name: ${names.join(', ')}`);
}

/** Names of all migrations of some areas, in order. */
export const migrationNames = (areas: Areas): readonly string[] =>
  Object.keys(migrationsOf(areas)).sort(byName);

/** Names of all migrations of this version, in order. */
export const knownMigrations: readonly string[] = migrationNames(ownAreas);

/**
 * Migrates the tables to this version, or to an earlier migration of it. Safe for several
 * processes that start at once on PostgreSQL; joins a running transaction.
 * @throws NewerData when a later version migrated them, or the error of the failed migration, after
 * rolling back all of them
 */
export async function migrate(db: Database, upTo?: string, areas: Areas = ownAreas): Promise<void> {
  const migrations = migrationsOf(areas);
  const newer = (await readMigrations(db)).find((name) => !(name in migrations));
  if (newer !== undefined) throw new NewerData(newer);
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db, provider, nameComparator: byName });
  const { error } = await migrator.migrateTo(upTo ?? migrationNames(areas).at(-1) ?? '');
  if (error) throw error;
}

/** Reads the migrations applied to a database, in order; none without tables. */
export async function readMigrations(db: Database): Promise<string[]> {
  const { rows: known } = await sql<{ is: boolean }>`
    select to_regclass('kysely_migration') is not null as is`.execute(db);
  if (!known[0]?.is) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).sort(byName);
}

import type { Kysely } from 'kysely';

/** Counters of rate limits; not part of the community's data. */
export interface RateCountsTable {
  key: string;
  taken: number;
  ends_at: Date;
}

/**
 * Every table, as Kysely reads and writes it. The `tables.ts` of each area adds its tables to
 * this interface, so a new area edits nothing here.
 */
export interface Schema {
  rate_counts: RateCountsTable;
}

/** A connection to the community's database, embedded or PostgreSQL, or a transaction on one. */
export type Database = Kysely<Schema>;

/** A database in use by this process. */
export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}

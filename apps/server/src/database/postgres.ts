import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase, Schema } from './schema.ts';

/** Connections one process holds at most. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT = 10_000;

/** Opens a PostgreSQL database. `onError` hears of idle connections that broke. */
export function openPostgres(url: string, onError: (error: Error) => void): OpenDatabase {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.DATE, (text) => text);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    types,
  });
  pool.on('error', onError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', close: () => db.destroy() };
}

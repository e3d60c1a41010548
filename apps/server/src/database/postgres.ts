import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { statementName } from './prepared.ts';
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
  // The pool adds the client to it: its settings, its queries and its password.
  pool.on('error', ({ name, message, stack, code }: NodeJS.ErrnoException) =>
    onError(Object.assign(new Error(message), { name, stack, code })),
  );
  pool.on('connect', (client) => {
    // The pool listens to idle ones alone. A query of one that breaks fails by itself.
    client.on('error', () => {});
    nameStatements(client);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', close: () => db.destroy() };
}

/** Lets PostgreSQL keep what `prepare` made, known by its name, on this connection. */
function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  // As Kysely calls it.
  const named = (text: string, values: unknown[]) => {
    const name = statementName(text);
    return name === undefined ? query(text, values) : query({ name, text, values });
  };
  client.query = named as typeof client.query;
}

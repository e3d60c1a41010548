import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { statementName } from './prepared.ts';
import type { OpenDatabase, Schema } from './schema.ts';

/** Maximum number of connections of one process. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT = 10_000;

/** Opens a PostgreSQL database. `onError` receives errors of broken idle connections. */
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
  // Logged without the client that the pool attaches: it holds settings, queries and the password.
  pool.on('error', ({ name, message, stack, code }: NodeJS.ErrnoException) =>
    onError(Object.assign(new Error(message), { name, stack, code })),
  );
  pool.on('connect', (client) => {
    // The pool handles idle clients only; a query on a broken connection fails by itself.
    client.on('error', () => {});
    nameStatements(client);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', close: () => db.destroy() };
}

/** Names prepared queries on this connection, so PostgreSQL keeps their plans. */
function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  // Signature that Kysely calls.
  const named = (text: string, values: unknown[]) => {
    const name = statementName(text);
    return name === undefined ? query(text, values) : query({ name, text, values });
  };
  client.query = named as typeof client.query;
}

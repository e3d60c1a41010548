import { randomInt, randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import pg from 'pg';
import { startPostgresProcess } from './postgresProcess.ts';

/** A PostgreSQL server for tests, without anything installed on the machine. */
export interface PostgresFixture {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const PASSWORD = 'fixture';

/** Environment variable with the shared PostgreSQL server of one test run. */
const VARIABLE = 'SAUDAGAR_SHARED_POSTGRES';

/** Starts PostgreSQL once for a whole test run. Returns the function that stops it. */
export async function sharePostgres(): Promise<() => Promise<void>> {
  if (process.env[VARIABLE]) return async () => {};
  const { port, stop } = await startOwnPostgres();
  process.env[VARIABLE] = String(port);
  return stop;
}

/** Opens the test run's PostgreSQL, or starts a new one; each caller gets databases of its own. */
export async function startPostgres(): Promise<PostgresFixture> {
  const shared = process.env[VARIABLE];
  const { port, stop } = shared
    ? { port: Number(shared), stop: async () => {} }
    : await startOwnPostgres();
  const addressOf = (name: string) => `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/${name}`;
  return {
    async createDatabase() {
      const name = `test_${randomUUID()}`;
      const client = new pg.Client(addressOf('postgres'));
      await client.connect();
      await client.query(`create database "${name}"`);
      await client.end();
      return addressOf(name);
    },
    stop,
  };
}

/** Starts a separate PostgreSQL for tests that stop and restart it. */
export async function startHaltingPostgres() {
  const { port, halt, resume, stop } = await startOwnPostgres();
  return {
    address: `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    stop,
  };
}

const startOwnPostgres = async () => startPostgresProcess(await freePort(), PASSWORD);

/**
 * Finds a port that stays free while the data are created: below the range of ephemeral ports,
 * which any program may get at any moment.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}

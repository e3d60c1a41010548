import { randomInt, randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import pg from 'pg';
import { startPostgresProcess } from './postgresProcess.ts';

/** A PostgreSQL server for tests, without anything installed on the machine. */
export interface PostgresFixture {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const PASSWORD = 'fixture';

/** Names, for the processes of one test run, the PostgreSQL server that they share. */
const VARIABLE = 'SAUDAGAR_SHARED_POSTGRES';

/** Starts PostgreSQL once for a whole test run. Returns what stops it. */
export async function sharePostgres(): Promise<() => Promise<void>> {
  if (process.env[VARIABLE]) return async () => {};
  const { port, stop } = await startOwnPostgres();
  process.env[VARIABLE] = String(port);
  return stop;
}

/** PostgreSQL, with databases of their own for whoever asks: that of the test run, or else a new one. */
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

/** PostgreSQL of one's own, for tests that end it and start it again. */
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
 * A port that is free, and stays so while the data are made: below those that a system hands out by
 * itself, of which another program may get any at any moment.
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

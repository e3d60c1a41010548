import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { putReadyDatabase } from './readyDatabase.ts';

const RUN = fileURLToPath(new URL('../dist/run.js', import.meta.url));

/** The real server in its own process, on its own data folder. */
export interface RunningServer {
  /** Address where it answers, without a trailing slash. */
  readonly address: string;
  /** Kills it as a crash would, and restarts it on the same data and port after `meanwhile`. */
  crash(meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Options of the started server. */
export interface RunningServerOptions {
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** Command line options. */
  options?: readonly string[];
  /** An administrator created at the start. */
  admin?: NewAccount;
  /** A moderator created at the start. */
  moderator?: NewAccount;
}

interface NewAccount {
  email: string;
  name: string;
  password: string;
}

/** Starts the server with the built host on a free port, over an empty embedded database. */
export async function startRunningServer(
  differently: RunningServerOptions = {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saudagar-e2e-'));
  if (!differently.env?.DATABASE_URL) putReadyDatabase(dataDir);
  const { admin, moderator } = differently;
  if (admin) await makeAccount(dataDir, differently, admin, []);
  if (moderator) await makeAccount(dataDir, differently, moderator, ['--moderator']);
  let { child, address } = await launch(dataDir, '0', differently);
  return {
    get address() {
      return address;
    },
    async crash(meanwhile) {
      await kill(child, 'SIGKILL');
      await meanwhile?.();
      ({ child, address } = await launch(dataDir, new URL(address).port, differently));
    },
    async stop() {
      await kill(child, 'SIGTERM');
      await rm(dataDir, { recursive: true });
    },
  };
}

async function makeAccount(
  dataDir: string,
  { env }: RunningServerOptions,
  { email, name, password }: NewAccount,
  options: readonly string[],
): Promise<void> {
  await promisify(execFile)(process.execPath, [RUN, 'createAdmin', ...options], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ...env,
      ADMIN_EMAIL: email,
      ADMIN_NAME: name,
      ADMIN_PASSWORD: password,
    },
  });
}

async function launch(dataDir: string, port: string, { env, options = [] }: RunningServerOptions) {
  const child = spawn(process.execPath, [RUN, 'serve', ...options], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, address: await addressOf(child) };
}

/** Waits until the log prints the server's address; continues reading, so the log cannot block. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      log += chunk;
      const address = /listening at (http:[^\s"]+)/.exec(log)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`the server ended:\n${log}`)));
  });
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

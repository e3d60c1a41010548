import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient, login, register, type User } from '@saudagar/contract';
import { NO_COST } from '../src/areas/account/passwords.ts';
import { NO_LIMITS } from '../src/limits/limits.ts';
import { type RunningServer, type ServerOptions, startServer } from '../src/server.ts';
import { putReadyDatabase } from './readyDatabase.ts';

/** A member signed in to a test server. */
export interface SignedUp {
  user: User;
  token: string;
  client: Client;
}

/** A server for tests with a database of its own. */
export interface TestServer extends RunningServer {
  dataDir: string;
  /** Stops the server and keeps its folder. */
  stop(): Promise<void>;
  /** Creates a client without a session, or with a token. */
  client(token?: string, locale?: string): Client;
  /** Signs up another member. */
  signUp(name?: string): Promise<SignedUp>;
  /** Sends plain HTTP, for requests that no client would send. */
  fetch(path: string, init?: RequestInit & { token?: string }): Promise<Response>;
}

/** The password of every member made by `signUp`. */
export const PASSWORD = 'benang-sutra-27';

/** Starts a server in a temporary folder, without limits and with cheap hashes. */
export async function startTestServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'saudagar-server-')));
  if (!options.databaseUrl) putReadyDatabase(dataDir);
  const server = await startServer({
    hostDir: join(dataDir, 'no-host'),
    limits: NO_LIMITS,
    passwordCost: NO_COST,
    ...options,
    dataDir,
  });
  let count = 0;

  const client: TestServer['client'] = (token, locale = 'en') =>
    createClient({
      baseUrl: server.address,
      getToken: () => token ?? null,
      getLocale: () => locale,
    });

  return {
    ...server,
    dataDir,
    client,
    async signUp(name = 'member') {
      count += 1;
      const email = `${name}${count}@toko.id`;
      const body = { email, username: `${name}${count}`, full_name: name, password: PASSWORD };
      await client().call(register, { body });
      const { access_token: token, user } = await client().call(login, {
        body: { email, password: PASSWORD },
      });
      return { user, token, client: client(token) };
    },
    fetch(path, { token, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (token) headers.set('authorization', `Bearer ${token}`);
      return fetch(`${server.address}${path}`, { ...init, headers });
    },
    stop: server.close,
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

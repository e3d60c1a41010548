import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import type { PasswordCost } from './accounts/passwords.ts';
import { openOperatorSocket } from './backup/operatorSocket.ts';
import type { Community } from './community.ts';
import { openDatabase } from './database/open.ts';
import type { Database } from './database/schema.ts';
import { openBlobs } from './files/blobs.ts';
import { storedSigningKey } from './files/signing.ts';
import { type Sweeper, startSweeper } from './files/sweeper.ts';
import { DEFAULT_LIMITS, type Limits } from './limits/limits.ts';
import { createLocalFanOut, type FanOut } from './messages/fanOut.ts';
import type { Sockets } from './sockets/socketServer.ts';

/** How to run a server inside this process. */
export interface ServerOptions {
  /** Folder of uploads, the signing key and the embedded database; made where missing. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** The same PostgreSQL for listening, where `databaseUrl` names a pooler. Defaults to that one. */
  databaseListenUrl?: string | undefined;
  /** Defaults to 127.0.0.1. */
  host?: string;
  /** Defaults to any free one. */
  port?: number;
  /** Defaults to a key kept in the data folder. */
  signingKey?: string | undefined;
  /** Foreign origins whose pages may call. Defaults to none. */
  corsOrigins?: readonly string[];
  /** Proxies whose word on a caller's address is taken. Defaults to none. */
  trustedProxies?: readonly string[];
  /** What members and addresses may do in a time. Defaults to `DEFAULT_LIMITS`. */
  limits?: Limits;
  /** What trying a password takes. Defaults to `PASSWORD_COST`. */
  passwordCost?: PasswordCost;
  /** Folder of the built host. Defaults to the one in this repository. */
  hostDir?: string;
  /** Defaults to silence. */
  logger?: Logger;
  /** Defaults to the system's clock. */
  now?: () => Date;
  /** Done before anybody is answered, such as filling an empty community. */
  prepare?: (community: Community) => Promise<void>;
}

/** A server that answers. */
export interface RunningServer {
  /** Where it listens, without a slash at the end. */
  address: string;
  /** What it serves, for tests and for the demo. */
  community: Community;
  /** Removes what is left over, from time to time. */
  sweeper: Sweeper;
  /** The open sockets of members. */
  sockets: Sockets;
  /** Takes no more calls, finishes those that run, and closes the database. */
  close(): Promise<void>;
}

const OWN_HOST_DIR = fileURLToPath(new URL('../../host/dist', import.meta.url));

/**
 * Starts a server; it answers once the promise resolves.
 * @throws DirectoryInUse where another process has the data folder open
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const logger = options.logger ?? pino({ level: 'silent' });
  const { dataDir, databaseUrl } = options;
  // Members' files and the signing key are nobody else's on this machine.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const opening = openDatabase({
    dataDir,
    databaseUrl,
    onError: (error) => logger.error({ err: error }, 'a database connection broke'),
  });
  // The embedded database is compiled on other threads: the rest of the program loads meanwhile.
  const [database, { createCommunity }, { buildApp }, { serveSockets }] = await Promise.all([
    opening,
    import('./community.ts'),
    import('./http/app.ts'),
    import('./sockets/socketServer.ts'),
  ]);
  // What is open, in the order it was opened in.
  const opened: (() => Promise<unknown>)[] = [database.close];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    if (database.kind === 'embedded') logger.warn(EMBEDDED_NOTICE);
    const fanOut = await openFanOut(
      database.db,
      databaseUrl && (options.databaseListenUrl ?? databaseUrl),
      logger,
    );
    opened.push(fanOut.close);
    const community = createCommunity({
      db: database.db,
      fanOut,
      blobs: await openBlobs(dataDir, database.kind === 'embedded'),
      signingKey: options.signingKey ?? (await storedSigningKey(dataDir)),
      limits: options.limits ?? DEFAULT_LIMITS,
      passwordCost: options.passwordCost,
      ...(options.now && { now: options.now }),
    });
    await options.prepare?.(community);
    const app = await buildApp({
      community,
      logger,
      hostDir: options.hostDir ?? OWN_HOST_DIR,
      corsOrigins: options.corsOrigins ?? [],
      trustedProxies: options.trustedProxies ?? [],
    });
    opened.push(() => app.close());
    const sockets = serveSockets(app.server, community, logger);
    opened.push(sockets.close);
    const address = await app.listen({
      host: options.host ?? '127.0.0.1',
      port: options.port ?? 0,
      listenTextResolver: (where) => `listening at ${where}`,
    });
    const operator =
      database.kind === 'embedded'
        ? await openOperatorSocket({ db: database.db, dataDir }, (error) =>
            logger.error({ err: error }, 'an export broke off'),
          )
        : undefined;
    if (operator) opened.push(operator.close);
    else if (database.kind === 'embedded') logger.warn(NO_SOCKET_NOTICE);
    const sweeper = startSweeper(community, database.kind, logger);
    opened.push(sweeper.stop);
    return { address, community, sweeper, sockets, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** One process has the embedded database for itself; on PostgreSQL there may be others. */
async function openFanOut(db: Database, url: string | undefined, logger: Logger): Promise<FanOut> {
  if (!url) return createLocalFanOut(db);
  const { openPostgresFanOut } = await import('./messages/postgresFanOut.ts');
  return openPostgresFanOut({
    db,
    url,
    onError: (error) => logger.error({ err: error }, 'the connection for notices broke'),
  });
}

const EMBEDDED_NOTICE =
  'Using the embedded database: for trial and small communities. A power cut may lose the latest ' +
  'writes, and only one process can serve them. For more, set DATABASE_URL to a PostgreSQL database; ' +
  '"npm run data:export" and "data:import" move this one there.';

const NO_SOCKET_NOTICE =
  'The path of DATA_DIR is too long for a socket, or the system has none: stop the server to export its data.';

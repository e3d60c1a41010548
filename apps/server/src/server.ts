import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Logger, pino } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import type { PasswordCost } from './areas/account/passwords.ts';
import { DEFAULT_NEW_ACCOUNT_DAYS } from './areas/account/youngAccount.ts';
import { DEFAULT_EVIDENCE_DAYS } from './areas/admin/flags/snapshots.ts';
import type { ServerArea } from './areas/area.ts';
import type { MailSettings, SendMail } from './areas/notifications/mail/sendMail.ts';
import type { SendPush } from './areas/notifications/push/sendPush.ts';
import type { PushSettings } from './areas/notifications/push/vapid.ts';
import type { Worker } from './areas/notifications/worker.ts';
import { openOperatorSocket } from './backup/operatorSocket.ts';
import type { Community } from './community.ts';
import { openDatabase } from './database/open.ts';
import type { Database, OpenDatabase } from './database/schema.ts';
import { openBlobs } from './files/blobs.ts';
import { storedSigningKey } from './files/signing.ts';
import { type Sweeper, startSweeper } from './files/sweeper.ts';
import { expectFreeAddress } from './http/freeAddress.ts';
import { DEFAULT_LIMITS, type Limits } from './limits/limits.ts';
import { createLocalFanOut, type FanOut } from './sockets/fanOut.ts';
import type { Sockets } from './sockets/socketServer.ts';

/** Options of a server inside this process. */
export interface ServerOptions {
  /** Folder of uploads, the signing key and the embedded database; created if missing. */
  dataDir: string;
  /** Address of PostgreSQL; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** The same PostgreSQL without a pooler, for LISTEN. Defaults to `databaseUrl`. */
  databaseListenUrl?: string | undefined;
  /** Defaults to 127.0.0.1. */
  host?: string;
  /** Defaults to any free port. */
  port?: number;
  /** Defaults to a key stored in the data folder. */
  signingKey?: string | undefined;
  /** Foreign origins whose pages may call. Defaults to none. */
  corsOrigins?: readonly string[];
  /** Proxies whose `X-Forwarded-For` is trusted. Defaults to none. */
  trustedProxies?: readonly string[];
  /** Contact for reports of security problems. Defaults to none: no `security.txt`. */
  securityContact?: string | undefined;
  /** Timeout of a body that is no file, in milliseconds. Defaults to 15 s. */
  bodyTime?: number;
  /** Rate limits of members and addresses. Defaults to `DEFAULT_LIMITS`. */
  limits?: Limits;
  /** Days in which a new member's groups and events need approval. Defaults to none. */
  approveNewMembersDays?: number;
  /** Days in which an account is new. Defaults to 7. */
  newAccountDays?: number;
  /** Days after a decision in which what was flagged is kept. Defaults to 90. */
  evidenceDays?: number;
  /** Mail server. Defaults to none: no mail is sent. */
  mail?: MailSettings | undefined;
  /** Push settings. Defaults to none: no pushes are sent. */
  push?: PushSettings | undefined;
  /** Cost of a password hash. Defaults to `PASSWORD_COST`. */
  passwordCost?: PasswordCost;
  /** Folder of the built host. Defaults to the one in this repository. */
  hostDir?: string;
  /** Defaults to a silent logger. */
  logger?: Logger;
  /** Defaults to the system's clock. */
  now?: () => Date;
  /** Defaults to the product's own areas; tests pass others. */
  areas?: readonly ServerArea[];
  /** Runs before the first request is answered, such as filling an empty community. */
  prepare?: (community: Community) => Promise<void>;
}

/** A started server. */
export interface RunningServer {
  /** Address where it listens, without a trailing slash. */
  address: string;
  /** The community it serves, for tests and for the demo. */
  community: Community;
  /** Periodic cleanup. */
  sweeper: Sweeper;
  /** Open sockets of members. */
  sockets: Sockets;
  /** Worker that sends the outbox's announcements. */
  outbox: Worker;
  /** Accepts no more calls, finishes running ones, and closes the database. */
  close(): Promise<void>;
}

const OWN_HOST_DIR = fileURLToPath(new URL('../../host/dist', import.meta.url));

/**
 * Starts a server; it answers once the promise resolves.
 * @throws DirectoryInUse when another process has the data folder open
 * @throws the error of listening, before anything is created, when the address is unavailable
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const logger = options.logger ?? pino({ level: 'silent' });
  const { dataDir, databaseUrl, host = '127.0.0.1', port = 0 } = options;
  await expectFreeAddress(host, port);
  const opening = openDatabase({
    dataDir,
    databaseUrl,
    areas: options.areas,
    onError: (error) => logger.error({ err: error }, 'a database connection broke'),
  });
  // The embedded database compiles on other threads while the rest of the program loads.
  const [database, { createCommunity }, { buildApp }, { serveSockets }, { startOutbox }] =
    await Promise.all([
      opening,
      import('./createCommunity.ts'),
      import('./http/app.ts'),
      import('./sockets/socketServer.ts'),
      import('./areas/startOutbox.ts'),
    ]);
  // Close functions, in the order of opening.
  const opened: (() => Promise<unknown>)[] = [database.close];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    logger.info(await describe(database.db, database.kind), 'Saudagar Hub starts');
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
      approveNewMembersDays: options.approveNewMembersDays ?? 0,
      newAccountDays: options.newAccountDays ?? DEFAULT_NEW_ACCOUNT_DAYS,
      evidenceDays: options.evidenceDays ?? DEFAULT_EVIDENCE_DAYS,
      publicUrl: options.mail?.publicUrl,
      push: options.push,
      passwordCost: options.passwordCost,
      ...(options.now && { now: options.now }),
      ...(options.areas && { areas: options.areas }),
    });
    await options.prepare?.(community);
    const app = await buildApp({
      community,
      logger,
      hostDir: options.hostDir ?? OWN_HOST_DIR,
      corsOrigins: options.corsOrigins ?? [],
      trustedProxies: options.trustedProxies ?? [],
      securityContact: options.securityContact,
      bodyTime: options.bodyTime,
      areas: options.areas,
    });
    opened.push(() => app.close());
    const sockets = serveSockets(app.server, community, logger);
    opened.push(sockets.close);
    const address = await app.listen({
      host,
      port,
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
    const outbox = startOutbox(community, logger, options.areas, {
      mail: await mailFor(options.mail),
      push: await pushFor(options.push),
    });
    opened.push(outbox.stop);
    const sweeper = startSweeper(community, database.kind, logger);
    opened.push(sweeper.stop);
    return { address, community, sweeper, sockets, outbox, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Creates the mail sender; its code is loaded only when configured. */
async function mailFor(settings: MailSettings | undefined): Promise<SendMail | undefined> {
  if (!settings) return undefined;
  const { createSendMail } = await import('./areas/notifications/mail/sendMail.ts');
  return createSendMail(settings);
}

/** Creates the push sender; its code is loaded only when configured. */
async function pushFor(settings: PushSettings | undefined): Promise<SendPush | undefined> {
  if (!settings) return undefined;
  const { createSendPush } = await import('./areas/notifications/push/sendPush.ts');
  return createSendPush(settings);
}

/** Describes the running version, database and migrations for the operator. */
async function describe(db: Database, kind: OpenDatabase['kind']) {
  const { readMigrations } = await import('./database/migrate.ts');
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  return {
    version: manifest.version,
    database: `${kind === 'embedded' ? 'embedded ' : ''}PostgreSQL ${rows[0]?.version}`,
    migrations: (await readMigrations(db)).at(-1),
  };
}

/** The embedded database has one process; PostgreSQL may have several. */
async function openFanOut(db: Database, url: string | undefined, logger: Logger): Promise<FanOut> {
  if (!url) return createLocalFanOut(db);
  const { openPostgresFanOut } = await import('./sockets/postgresFanOut.ts');
  return openPostgresFanOut({
    db,
    url,
    onError: (error) => logger.error({ err: error }, 'the connection for notices broke'),
  });
}

const EMBEDDED_NOTICE =
  'Using the embedded database: for trial and small communities. What it has answered outlasts a ' +
  'power cut, but only one process can serve it. For more, set DATABASE_URL to a PostgreSQL database; ' +
  '"npm run data:export" and "data:import" move this one there.';

const NO_SOCKET_NOTICE =
  'The path of DATA_DIR is too long for a socket, or the system has none: stop the server to export its data.';

import { parseArgs } from 'node:util';
import type { Community } from './community.ts';
import { BadConfiguration, isLoopback, readConfig } from './config.ts';
import { type Log, openLog } from './logger.ts';
import { plainFailure } from './plainFailure.ts';
import { type RunningServer, startServer } from './server.ts';

/** Timeout of running calls when the server is stopped, in milliseconds. */
const FAREWELL = 10_000;

const USAGE = `Usage: npm run serve -- [--demo]

  --demo   fill an empty database with a demo community (on a loopback HOST only)

Environment: HOST, PORT, DATA_DIR, DATABASE_URL, DATABASE_LISTEN_URL, LOG_LEVEL, SIGNING_KEY,
CORS_ORIGINS, HOST_DIR, TRUSTED_PROXIES, RATE_LIMITS, APPROVE_NEW_MEMBERS_DAYS, EVIDENCE_DAYS,
SECURITY_CONTACT, SMTP_URL, MAIL_FROM, PUBLIC_URL, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUSH_SERVICES`;

async function main(): Promise<void> {
  const { demo, help } = readOptions();
  if (help) {
    console.log(USAGE);
    return;
  }
  const config = readConfig(process.env);
  if (demo && !isLoopback(config.host))
    throw new BadConfiguration([
      `--demo makes accounts with known passwords and needs a loopback HOST, but HOST is "${config.host}"`,
    ]);
  const log = await openLog(config.logLevel);
  const prepare = demo ? fillDemo : isLoopback(config.host) ? undefined : refuseDemo;
  const server = await startServer({
    ...config,
    logger: log.logger,
    ...(prepare && { prepare }),
  });
  stopOnSignals(server, log);
  if (demo) await showDemo(server.address);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        demo: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new BadConfiguration([(error as Error).message, USAGE]);
  }
}

function stopOnSignals(server: RunningServer, log: Log): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // A second Ctrl+C stops at once.
    if (stopping) process.exit(1);
    stopping = true;
    log.logger.info(`${signal}: finishing what runs`);
    setTimeout(() => process.exit(1), FAREWELL).unref();
    server
      .close()
      .then(log.end)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function fillDemo(community: Community): Promise<void> {
  const { seedDemo } = await import('../demo/seedDemo.ts');
  if (await community.members.areNone()) await seedDemo(community);
}

/** @throws BadConfiguration when others could reach accounts with a public password */
async function refuseDemo({ members, passwords }: Community): Promise<void> {
  const { hasOpenDemoAccounts } = await import('../demo/openAccounts.ts');
  if (!(await hasOpenDemoAccounts(members, passwords))) return;
  throw new BadConfiguration([
    'This community holds the demo’s accounts, whose password everybody knows, and HOST lets other ' +
      'machines reach it. Use a DATA_DIR of its own, or shut those accounts first: ' +
      'npm run admin -- --shut-demo',
  ]);
}

async function showDemo(address: string): Promise<void> {
  const { demoAccounts } = await import('../demo/demoAccounts.ts');
  const lines = demoAccounts.map(
    ({ role, email, password }) => `  ${role.padEnd(10)} ${email}  ${password}`,
  );
  console.log(`\nSaudagar Hub's demo is at ${address}\n${lines.join('\n')}\n`);
}

try {
  await main();
} catch (error) {
  console.error(plainFailure(error) ?? error);
  process.exit(1);
}

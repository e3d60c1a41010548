import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { notificationKinds } from '@saudagar/contract/notifications';
import { shutDemoAccounts } from '../demo/openAccounts.ts';
import {
  AdministratorError,
  type AuditOperator,
  makeAdministrator,
  type NewAdministrator,
  readEmail,
  resetPassword,
} from './areas/account/administrator.ts';
import { createMembers } from './areas/account/members.ts';
import { createPasswords } from './areas/account/passwords.ts';
import { auditAccountAct } from './areas/admin/users/accountActs.ts';
import { createNotifier } from './areas/notifications/notify.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { plainFailure } from './plainFailure.ts';
import { createLocalFanOut } from './sockets/fanOut.ts';

const USAGE = `Usage: npm run admin -- [--email E] [--name N] [--username U] [--moderator]
       npm run admin -- --reset [--email E]
       npm run admin -- --shut-demo

Makes an administrator, or makes an existing member one. What is not given is asked for, or taken
from ADMIN_EMAIL, ADMIN_NAME, ADMIN_USERNAME and ADMIN_PASSWORD. Without a terminal the password is
the first line of standard input. The database is the server's: DATA_DIR or DATABASE_URL.

  --moderator   make a moderator instead, who reviews what is reported and what waits
  --reset       give an administrator a new password; their sessions end
  --shut-demo   deactivate the demo's accounts, whose password everybody knows`;

async function main(): Promise<void> {
  const given = readOptions();
  if (given.help) {
    console.log(USAGE);
    return;
  }
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const now = () => new Date();
    const topics = new Map(Object.entries(notificationKinds));
    const notifier = { ...createNotifier(now, topics, false), now };
    const audited: AuditOperator =
      ({ before, role, ...act }) =>
      (write, publish) =>
        auditAccountAct(notifier, write, publish, null, {
          ...act,
          ...(role && { role, changes: { before: before ?? {}, after: { role } } }),
        });
    const members = createMembers({
      db: database.db,
      now,
      fanOut: createLocalFanOut(database.db),
      passwords: createPasswords(),
    });
    if (given.shutDemo) {
      const count = await shutDemoAccounts(members, audited);
      console.log(`${count} demo accounts can no longer sign in.`);
      return;
    }
    const email = readEmail(given.email ?? (await ask('Email: ')));
    if (given.reset) {
      const password = given.password ?? (await ask('New password: ', true));
      await resetPassword(members, { email, password }, audited);
      console.log(`${email} can sign in with the new password now.`);
      return;
    }
    const isNew = (await members.findByEmail(email)) === null;
    const wanted = { email, role: given.role, ...(isNew && (await newAccount(given))) };
    const outcome = await makeAdministrator(members, wanted, audited);
    console.log(`${email} ${OUTCOMES[outcome]} ${NAMES[given.role]}.`);
  } finally {
    await database.close();
  }
}

const OUTCOMES = {
  made: 'can sign in now as',
  promoted: 'is now',
  unchanged: 'is already',
} as const;
const NAMES = { admin: 'an administrator', moderator: 'a moderator' } as const;

function readOptions() {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      username: { type: 'string' },
      moderator: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      'shut-demo': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { env } = process;
  return {
    help: values.help,
    role: values.moderator ? ('moderator' as const) : ('admin' as const),
    reset: values.reset,
    shutDemo: values['shut-demo'],
    email: values.email ?? env.ADMIN_EMAIL,
    name: values.name ?? env.ADMIN_NAME,
    username: values.username ?? env.ADMIN_USERNAME,
    password: env.ADMIN_PASSWORD,
  };
}

async function newAccount(
  given: ReturnType<typeof readOptions>,
): Promise<Omit<NewAdministrator, 'email'>> {
  return {
    full_name: given.name ?? (await ask('Name: ')),
    username: given.username,
    password: given.password ?? (await ask('Password: ', true)),
  };
}

/** Prompts on the terminal, or reads a line of standard input; a secret is not echoed. */
async function ask(question: string, secret = false): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  if (!terminal && !secret)
    throw new AdministratorError(`Give ${question.replace(': ', '')}.\n\n${USAGE}`);
  if (terminal && secret) process.stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: secret ? silence : process.stdout,
    terminal,
  });
  try {
    if (terminal) return await lines.question(secret ? '' : question);
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (terminal && secret) process.stdout.write('\n');
  }
}

try {
  await main();
} catch (error) {
  console.error(plainFailure(error) ?? error);
  process.exitCode = 1;
}

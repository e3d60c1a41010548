import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, getMe, login } from '@saudagar/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PostgresFixture, startPostgres } from './postgresFixture.ts';
import { runProgram, runServer } from './processFixture.ts';
import { startServer } from './server.ts';

// Whole processes with a database each: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
let postgres: PostgresFixture;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'admin-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
});

async function createAdmin(env: Record<string, string>, args: string[] = [], input = '') {
  const program = runProgram('createAdmin', { DATA_DIR: dataDir, ...env }, args);
  program.type(input);
  const code = await program.ended;
  return { code, output: program.output().trim() };
}

async function roleOf(databaseUrl: string | undefined, email: string, password: string) {
  const server = await startServer({ dataDir, databaseUrl });
  const { user } = await createClient({ baseUrl: server.address }).call(login, {
    body: { email, password },
  });
  await server.close();
  return user.role;
}

const RINA = {
  ADMIN_EMAIL: 'rina.putri@toko.id',
  ADMIN_NAME: 'Rina Putri',
  ADMIN_PASSWORD: 'kain-tenun-88',
};

test('makes an administrator from the environment; again it changes nothing', async () => {
  expect(await createAdmin(RINA)).toEqual({
    code: 0,
    output: 'rina.putri@toko.id can sign in now as an administrator.',
  });
  expect(await roleOf(undefined, RINA.ADMIN_EMAIL, RINA.ADMIN_PASSWORD)).toBe('admin');
  expect(await createAdmin(RINA)).toEqual({
    code: 0,
    output: 'rina.putri@toko.id is an administrator already.',
  });
});

test('takes the password from standard input', async () => {
  const args = ['--email', 'dewi@toko.id', '--name', 'Dewi', '--username', 'dewi_admin'];
  expect((await createAdmin({}, args, 'songket-lama-9\n')).code).toBe(0);
  expect(await roleOf(undefined, 'dewi@toko.id', 'songket-lama-9')).toBe('admin');
});

test('promotes a member, on PostgreSQL while the server runs and in a session that is open', async () => {
  const databaseUrl = await postgres.createDatabase();
  const server = await startServer({ dataDir, databaseUrl });
  const { members, sessions } = server.community;
  const joko = await members.add({
    email: 'joko@toko.id',
    username: 'joko',
    full_name: 'Joko',
    password: 'kopi-gayo-2026',
  });
  const token = await sessions.start(joko.id);
  const open = createClient({ baseUrl: server.address, getToken: () => token });
  expect((await open.call(getMe)).role).toBe('user');
  expect(await createAdmin({ DATABASE_URL: databaseUrl }, ['--email', 'JOKO@toko.id'])).toEqual({
    code: 0,
    output: 'JOKO@toko.id is an administrator now.',
  });
  expect((await open.call(getMe)).role).toBe('admin');
  await server.close();
  expect(await roleOf(databaseUrl, 'joko@toko.id', 'kopi-gayo-2026')).toBe('admin');
});

test('is refused while a server has the embedded database open', async () => {
  const server = await runServer(dataDir);
  const { code, output } = await createAdmin(RINA);
  server.kill('SIGTERM');
  await server.ended;
  expect(code).toBe(1);
  expect(output).toContain('Another Saudagar Hub process is using');
});

test.each([
  ['a bad email', { ADMIN_EMAIL: 'rina' }, 'This is not a valid email address'],
  ['no name', { ADMIN_EMAIL: 'new@toko.id', ADMIN_PASSWORD: 'x' }, 'Give Name.'],
  [
    'a short password',
    { ADMIN_EMAIL: 'new@toko.id', ADMIN_NAME: 'New', ADMIN_PASSWORD: 'x' },
    'A password has at least 8 characters',
  ],
  [
    'a common password',
    { ADMIN_EMAIL: 'new@toko.id', ADMIN_NAME: 'New', ADMIN_PASSWORD: 'password123' },
    'This password is too common. Choose another.',
  ],
])('says what is wrong: %s', async (_, env, message) => {
  const { code, output } = await createAdmin(env as unknown as Record<string, string>);
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output).not.toMatch(/\n\s+at /);
});

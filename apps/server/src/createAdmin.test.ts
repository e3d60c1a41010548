import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, listAuditLog, listNotifications, login } from '@saudagar/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAdminIn, roleIn } from '../testing/adminCommand.ts';
import { runServer } from '../testing/processFixture.ts';
import { startServer } from './server.ts';

// Starts whole processes with a database each: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'admin-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const createAdmin = (env: Record<string, string>, args?: string[], input?: string) =>
  createAdminIn(dataDir, env, args, input);

const roleOf = (databaseUrl: string | undefined, email: string, password: string) =>
  roleIn(dataDir, databaseUrl, { email, password });

const RINA = {
  ADMIN_EMAIL: 'rina.putri@toko.id',
  ADMIN_NAME: 'Rina Putri',
  ADMIN_PASSWORD: 'kain-tenun-88',
};

test('createAdmin makes an administrator from the environment, once', async () => {
  expect(await createAdmin(RINA)).toEqual({
    code: 0,
    output: 'rina.putri@toko.id can sign in now as an administrator.',
  });
  expect(await roleOf(undefined, RINA.ADMIN_EMAIL, RINA.ADMIN_PASSWORD)).toBe('admin');
  expect(await createAdmin(RINA)).toEqual({
    code: 0,
    output: 'rina.putri@toko.id is already an administrator.',
  });
});

test('createAdmin reads the password from standard input', async () => {
  const args = ['--email', 'dewi@toko.id', '--name', 'Dewi', '--username', 'dewi_admin'];
  expect((await createAdmin({}, args, 'songket-lama-9\n')).code).toBe(0);
  expect(await roleOf(undefined, 'dewi@toko.id', 'songket-lama-9')).toBe('admin');
});

test('createAdmin makes a moderator, but does not demote an administrator', async () => {
  const made = ['--moderator', '--email', 'made@toko.id', '--name', 'Made', '--username', 'made_m'];
  expect(await createAdmin({}, made, 'songket-lama-9\n')).toEqual({
    code: 0,
    output: 'made@toko.id can sign in now as a moderator.',
  });
  expect(await roleOf(undefined, 'made@toko.id', 'songket-lama-9')).toBe('moderator');
  expect(await createAdmin({}, ['--moderator', '--email', RINA.ADMIN_EMAIL])).toEqual({
    code: 1,
    output: 'This member is an administrator, who may do all a moderator may',
  });
});

test('createAdmin resets an administrator’s password, and nobody else’s', async () => {
  const args = ['--reset', '--email', 'rina.putri@toko.id'];
  expect(await createAdmin({}, args, 'tenun-baru-2027\n')).toEqual({
    code: 0,
    output: 'rina.putri@toko.id can sign in with the new password now.',
  });
  expect(await roleOf(undefined, 'rina.putri@toko.id', 'tenun-baru-2027')).toBe('admin');
  const other = await createAdmin({}, ['--reset', '--email', 'siapa@toko.id'], 'tenun-baru-2027\n');
  expect(other).toEqual({
    code: 1,
    output: 'This email is not that of an active administrator',
  });
});

test('acts of createAdmin are lines of the operator in the audit log', async () => {
  const server = await startServer({ dataDir });
  const anonymous = createClient({ baseUrl: server.address });
  const body = { email: RINA.ADMIN_EMAIL, password: 'tenun-baru-2027' };
  const { access_token: token } = await anonymous.call(login, { body });
  const client = createClient({ baseUrl: server.address, getToken: () => token ?? null });
  const { items } = await client.call(listAuditLog, { query: {} });
  const { items: notifications } = await client.call(listNotifications, { query: {} });
  await server.close();
  expect(items.map(({ action_type, title, after }) => [action_type, title, after?.role])).toEqual([
    ['reset_password', 'Rina Putri', undefined],
    ['create_user', 'Made', 'moderator'],
    ['create_user', 'Dewi', 'admin'],
    ['create_user', 'Rina Putri', 'admin'],
  ]);
  expect(items.every(({ actor, is_operator }) => actor === null && is_operator)).toBe(true);
  expect(notifications.map(({ kind }) => kind)).toEqual([
    'password_reset_by_admin',
    'member_made_moderator',
    'member_made_admin',
  ]);
});

test('createAdmin is refused while a server has the embedded database open', async () => {
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
])('createAdmin explains invalid input: %s', async (_, env, message) => {
  const { code, output } = await createAdmin(env as unknown as Record<string, string>);
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output).not.toMatch(/\n\s+at /);
});

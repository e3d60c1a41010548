import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, getMe } from '@saudagar/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAdminIn, roleIn } from '../testing/adminCommand.ts';
import { type PostgresFixture, startPostgres } from '../testing/postgresFixture.ts';
import { startServer } from './server.ts';

// Starts whole processes with a database each: slow on a busy machine.
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

const createAdmin = (env: Record<string, string>, args?: string[], input?: string) =>
  createAdminIn(dataDir, env, args, input);

const roleOf = (databaseUrl: string | undefined, email: string, password: string) =>
  roleIn(dataDir, databaseUrl, { email, password });

test('createAdmin promotes a member on PostgreSQL under a running server and session', async () => {
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
    output: 'JOKO@toko.id is now an administrator.',
  });
  expect((await open.call(getMe)).role).toBe('admin');
  await server.close();
  expect(await roleOf(databaseUrl, 'joko@toko.id', 'kopi-gayo-2026')).toBe('admin');
});

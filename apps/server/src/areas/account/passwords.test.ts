import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as argon2 from '@node-rs/argon2';
import { type ApiError, login } from '@saudagar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { putReadyDatabase } from '../../../testing/readyDatabase.ts';
import {
  PASSWORD,
  type SignedUp,
  startTestServer,
  type TestServer,
} from '../../../testing/testServer.ts';
import { startServer } from '../../server.ts';
import { createPasswords, NO_COST, PASSWORD_COST } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });
// Earlier test files in this process loaded the server with an unobserved hash module.
vi.hoisted(() => vi.resetModules());

let server: TestServer;
let member: SignedUp;
beforeAll(async () => {
  server = await startTestServer({ passwordCost: PASSWORD_COST });
  member = await server.signUp();
});
beforeEach(() => {
  vi.mocked(argon2.verify).mockClear();
  vi.mocked(argon2.hash).mockClear();
});
afterAll(() => server.close());

const statusOf = (email: string, password: string) =>
  server
    .client()
    .call(login, { body: { email, password } })
    .then(
      () => 200,
      ({ status }: ApiError) => status,
    );

const failuresOf = async (email: string): Promise<number> => {
  const { rows } = await sql<{ taken: number }>`
    select sum(taken)::integer as taken from rate_counts where key like ${`%${email}`}`.execute(
    server.community.db,
  );
  return rows[0]?.taken ?? 0;
};

/** Counts hashing work, because durations vary from run to run. */
const work = () =>
  vi.mocked(argon2.verify).mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4));

test('signing in costs the same hash for an unknown email as for a wrong password', async () => {
  expect(await statusOf('nobody@toko.id', 'wrong')).toBe(401);
  const unknown = work();
  vi.mocked(argon2.verify).mockClear();
  expect(await statusOf(member.user.email, 'wrong')).toBe(401);
  expect(unknown).toEqual(work());
  expect(unknown).toHaveLength(1);
  expect(argon2.hash).not.toHaveBeenCalled();
});

test('signing in costs the same hash for a deactivated member, whatever the password', async () => {
  const other = await server.signUp();
  await server.community.members.setActive(other.user.id, false);
  for (const [password, status] of [
    [PASSWORD, 403],
    ['wrong', 401],
  ] as const) {
    vi.mocked(argon2.verify).mockClear();
    expect(await statusOf(other.user.email, password)).toBe(status);
    expect(work()).toHaveLength(1);
  }
});

test('a password stored without Unicode normalization fits after one extra try', async () => {
  const typed = 'kopi-ne\u0301-cafe\u0301-27';
  const { user } = await server.signUp();
  const password_hash = await argon2.hash(typed, NO_COST);
  await server.community.db
    .updateTable('members')
    .set({ password_hash })
    .where('id', '=', user.id)
    .execute();
  vi.mocked(argon2.verify).mockClear();
  expect(await statusOf(user.email, typed)).toBe(200);
  expect(work()).toHaveLength(2);
  vi.mocked(argon2.verify).mockClear();
  expect(await statusOf('nobody@toko.id', typed)).toBe(401);
  expect(work()).toHaveLength(2);
  vi.mocked(argon2.verify).mockClear();
  expect(await statusOf(user.email, typed.normalize('NFC'))).toBe(401);
  expect(work()).toHaveLength(1);
  const counted = async (password: string) => {
    const before = await failuresOf(user.email);
    expect(await statusOf(user.email, password)).toBe(401);
    return (await failuresOf(user.email)) - before;
  };
  expect(await counted('salah-ne\u0301')).toBe(await counted('salah-ne'));
});

test('no password fits without a member', async () => {
  const passwords = createPasswords();
  for (const password of ['', 'x', PASSWORD])
    expect(await passwords.fits(password, undefined)).toBe(false);
  expect(await passwords.fits('kopi', await passwords.hash('kopi'))).toBe(true);
});

test('the default hash cost of a password is 19 MiB and two passes', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'passwords-'));
  putReadyDatabase(dataDir);
  const plain = await startServer({ dataDir });
  const body = { email: 'dewi@toko.id', username: 'dewi', full_name: 'Dewi', password: PASSWORD };
  const { password_hash } = await plain.community.members.add(body);
  await plain.close();
  await rm(dataDir, { recursive: true });
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

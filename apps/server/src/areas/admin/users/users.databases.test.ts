import {
  changePassword,
  confirmPassword,
  deleteAccount,
  deleteUser,
  getHomeNews,
  getMe,
  listAuditLog,
  login,
  resetUserPassword,
  setUserRole,
  setUserStatus,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabases } from '../../../../testing/testDatabases.ts';
import {
  PASSWORD,
  type SignedUp,
  startTestServer,
  type TestServer,
} from '../../../../testing/testServer.ts';

const databases = testDatabases();
const HOUR = 3_600_000;
let moment = Date.parse('2026-03-02T03:00:00.000Z');
let server: TestServer;
let admin: SignedUp;

beforeAll(async () => {
  server = await startTestServer({
    databaseUrl: await databases.create(),
    now: () => new Date(moment),
  });
  admin = await newAdmin('kepala');
});
afterAll(() => server.close());

async function newAdmin(name?: string): Promise<SignedUp> {
  const person = await server.signUp(name);
  await server.community.members.setRole(person.user.id, 'admin');
  return person;
}
const reset = async ({ user }: SignedUp) => {
  const params = { id: user.id };
  // The clock moves by hours.
  await admin.client.call(confirmPassword, { body: { password: PASSWORD } });
  return (await admin.client.call(resetUserPassword, { params })).temporary_password;
};
const signIn = (email: string, password: string, locale = 'en') =>
  server.client(undefined, locale).call(login, { body: { email, password } });

test('a temporary password lets a member in for a day, to change it', async () => {
  const { user } = await server.signUp('sementara');
  const params = { id: user.id };
  const given = await admin.client.call(resetUserPassword, { params });
  expect(given.expires_at).toBe(new Date(moment + 24 * HOUR).toISOString());
  moment += 24 * HOUR - 1;
  const { access_token } = await signIn(user.email, given.temporary_password);
  const again = server.client(access_token);
  await expect(again.call(getHomeNews)).rejects.toMatchObject({ status: 403 });
  const body = { current_password: given.temporary_password, new_password: 'tenun-ikat-2026' };
  await again.call(changePassword, { body });
  moment += 48 * HOUR;
  const signedIn = await signIn(user.email, 'tenun-ikat-2026');
  expect(signedIn.user).not.toHaveProperty('must_change_password');
});

test('a temporary password ends after a day, also for signed-in sessions', async () => {
  const member = await server.signUp('terlambat');
  const password = await reset(member);
  const { access_token } = await signIn(member.user.email, password);
  moment += 24 * HOUR;
  for (const [locale, detail] of Object.entries({
    en: 'This temporary password has expired. Ask an admin for a new one.',
    id: 'Kata sandi sementara ini sudah kedaluwarsa. Minta yang baru kepada admin.',
  }))
    await expect(signIn(member.user.email, password, locale)).rejects.toMatchObject({
      ...{ status: 403, detail },
    });
  await expect(signIn(member.user.email, 'salah-sekali')).rejects.toMatchObject({ status: 401 });
  const body = { current_password: password, new_password: 'tenun-ikat-2026' };
  await expect(server.client(access_token).call(changePassword, { body })).rejects.toMatchObject({
    status: 403,
  });
  const next = await reset(member);
  expect((await signIn(member.user.email, next)).user.must_change_password).toBe(true);
});

test('temporary passwords differ from each other', async () => {
  const member = await server.signUp();
  const given = new Set([await reset(member), await reset(member), await reset(member)]);
  expect(given.size).toBe(3);
});

test('the database keeps the last active admin whatever statement tries to remove it', async () => {
  const { db, members } = server.community;
  const others = await db
    .selectFrom('members')
    .where('role', '=', 'admin')
    .where('id', '<>', admin.user.id)
    .select('id')
    .execute();
  for (const { id } of others) await members.setRole(id, 'user');
  await expect(members.setRole(admin.user.id, 'user')).rejects.toMatchObject({ status: 409 });
  await expect(members.setActive(admin.user.id, false)).rejects.toMatchObject({ status: 409 });
  await expect(db.deleteFrom('members').where('id', '=', admin.user.id).execute()).rejects.toThrow(
    'the last active admin stays',
  );
  await expect(
    admin.client.call(deleteAccount, { body: { password: PASSWORD } }),
  ).rejects.toMatchObject({ status: 409 });
  expect((await admin.client.call(getMe)).role).toBe('admin');
});

type Act = (by: SignedUp, on: SignedUp) => Promise<unknown>;
const ACTS: Record<string, Act> = {
  demote: ({ client }, { user: { id } }) =>
    client.call(setUserRole, { params: { id }, body: { role: 'user' } }),
  deactivate: ({ client }, { user: { id } }) =>
    client.call(setUserStatus, { params: { id }, body: { is_active: false } }),
  delete: ({ client }, { user: { id } }) =>
    client.call(deleteUser, { params: { id }, query: { permanent: 'true' } }),
  leave: ({ client }) => client.call(deleteAccount, { body: { password: PASSWORD } }),
};
const PAIRS = [
  ['demote', 'demote'],
  ['demote', 'deactivate'],
  ['deactivate', 'deactivate'],
  ['delete', 'demote'],
  ['delete', 'delete'],
  ['leave', 'demote'],
  ['leave', 'leave'],
] as const;

test.each(PAIRS)('two admins %s and %s at once: one stays', async (first, second) => {
  const { db } = server.community;
  const [one, other] = [await newAdmin(), await newAdmin()];
  await sql`update members set role = 'user'
    where role = 'admin' and id not in (${one.user.id}, ${other.user.id})`.execute(db);
  await Promise.allSettled([ACTS[first]?.(one, other), ACTS[second]?.(other, one)]);
  const left = await db
    .selectFrom('members')
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .select('id')
    .execute();
  expect(left).toHaveLength(1);
  admin = left[0]?.id === one.user.id ? one : other;
});

test('the audit log records the real caller address and cannot be changed', async () => {
  const { user } = await server.signUp();
  const answer = await server.fetch(`/api/admin/users/${user.id}/status`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.99',
    },
    body: JSON.stringify({ is_active: false }),
  });
  expect(answer.status).toBe(200);
  const { items } = await admin.client.call(listAuditLog, { query: { limit: 1 } });
  expect(items[0]).toMatchObject({ action_type: 'deactivate_user', content_id: user.id });
  expect(items[0]?.ip_address).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/);
  const { db } = server.community;
  await expect(db.updateTable('audit_log').set({ notes: 'lain' }).execute()).rejects.toThrow();
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow();
});

import {
  type ApiError,
  createPost,
  getMe,
  listPosts,
  login,
  logout,
  register,
} from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { DEFAULT_LIMITS, NO_LIMITS } from '../../limits/limits.ts';

const DAY = 86_400_000;
const FAILURES_MAX = DEFAULT_LIMITS.loginPair.most;
let moment = new Date('2026-11-21T08:00:00Z').getTime();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(moment),
    limits: { ...NO_LIMITS, loginPair: DEFAULT_LIMITS.loginPair },
  });
});
afterAll(() => server.close());

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: ApiError) => ({ status: error.status, detail: error.detail, field: error.field }),
  );

const someone = (name: string) => ({
  email: `${name}@toko.id`,
  username: name,
  full_name: 'Siti Rahma',
  password: PASSWORD,
});

describe('registration', () => {
  test('registration returns a session and a user without role or verification mark', async () => {
    const { access_token, user } = await server.client().call(register, {
      body: { ...someone('siti'), industry_tags: ['textile'], company_name: '', phone: '' },
    });
    expect(user).toMatchObject({
      role: 'user',
      is_verified: false,
      industry_tags: ['textile'],
      company_name: null,
      phone: null,
      connections_count: 0,
    });
    expect(await server.client(access_token).call(getMe)).toEqual(user);
  });

  test('registration ignores a role, id or verification mark sent by the caller', async () => {
    const answer = await server.fetch('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...someone('sneaky'), role: 'admin', is_verified: true, id: 'x' }),
    });
    expect((await answer.json()).user).toMatchObject({ role: 'user', is_verified: false });
  });

  test.each([
    ['email is required', 'email', { email: ' ' }, 'Email is required', 'Email wajib diisi'],
    [
      'email must be one',
      'email',
      { email: 'siti' },
      'Enter a valid email address',
      'Masukkan alamat email yang benar',
    ],
    [
      'name is required',
      'full_name',
      { full_name: '' },
      'Full name is required',
      'Nama lengkap wajib diisi',
    ],
    [
      'password is long enough',
      'password',
      { password: 'kopi' },
      'Password must be at least 8 characters',
      'Kata sandi minimal 8 karakter',
    ],
    [
      'password is not a common one',
      'password',
      { password: 'Indonesia123' },
      'This password is too common. Choose another.',
      'Kata sandi ini terlalu umum. Pilih yang lain.',
    ],
    [
      'username has no spaces',
      'username',
      { username: 'siti r' },
      'Username may hold only letters, digits, underscores and dots',
      'Nama pengguna hanya boleh berisi huruf, angka, garis bawah, dan titik',
    ],
    [
      'phone is valid',
      'phone',
      { phone: 'ring me' },
      'Enter a valid phone number',
      'Masukkan nomor telepon yang benar',
    ],
  ])('registration: %s', async (_, field, change, english, indonesian) => {
    const body = { ...someone('valid'), ...change };
    const say = (locale: string) => failureOf(server.client('', locale).call(register, { body }));
    expect(await say('en')).toEqual({ status: 422, detail: english, field });
    expect(await say('id-ID')).toEqual({ status: 422, detail: indonesian, field });
  });

  test('registration treats emails and usernames that differ only in case as taken', async () => {
    await server.client().call(register, { body: someone('taken') });
    const again = (change: object) =>
      failureOf(server.client().call(register, { body: { ...someone('other'), ...change } }));
    expect(await again({ email: 'TAKEN@Toko.ID' })).toEqual({
      status: 409,
      detail: 'This email is already registered',
      field: 'email',
    });
    expect(await again({ username: 'Taken' })).toMatchObject({ status: 409, field: 'username' });
  });

  test('concurrent registrations with one email: one wins', async () => {
    const results = await Promise.all(
      Array.from({ length: 5 }, () =>
        failureOf(server.client().call(register, { body: someone('race') })),
      ),
    );
    expect(results.filter((failure) => failure === undefined)).toHaveLength(1);
    expect(results.filter((failure) => failure?.status === 409)).toHaveLength(4);
  });
});

describe('signing in', () => {
  const signIn = (email: string, password = PASSWORD) =>
    server.client().call(login, { body: { email, password } });

  test('signing in ignores the case of the email', async () => {
    await server.client().call(register, { body: someone('wati') });
    expect((await signIn('Wati@TOKO.id')).user.username).toBe('wati');
  });

  test('signing in answers an unknown email like a wrong password', async () => {
    await server.client().call(register, { body: someone('rudi') });
    const unknown = await failureOf(signIn('nobody@toko.id'));
    expect(unknown).toMatchObject({ status: 401, detail: 'Invalid email or password' });
    expect(await failureOf(signIn('rudi@toko.id', 'wrong'))).toEqual(unknown);
  });

  test('signing in is blocked after too many wrong passwords, even with the right one', async () => {
    await server.client().call(register, { body: someone('guess') });
    for (let tries = 0; tries < FAILURES_MAX; tries += 1)
      expect(await failureOf(signIn('guess@toko.id', 'wrong'))).toMatchObject({ status: 401 });
    const refusal = await signIn('guess@toko.id').catch((error: ApiError) => error);
    expect(refusal).toMatchObject({ status: 429, retryAfter: 30 });
    moment += 30_000;
    expect((await signIn('guess@toko.id')).user.username).toBe('guess');
  });

  test('signing in allows no more concurrent guesses than sequential ones', async () => {
    await server.client().call(register, { body: someone('burst') });
    const guesses = Array.from({ length: FAILURES_MAX + 5 }, () =>
      failureOf(signIn('burst@toko.id', 'wrong')),
    );
    const refused = (await Promise.all(guesses)).filter(
      (failure) => (failure as ApiError).status === 429,
    );
    expect(refused).toHaveLength(5);
  });
});

describe('a session', () => {
  test('signing out ends that session and no other', async () => {
    const { client, user } = await server.signUp();
    const other = await server.client().call(login, {
      body: { email: user.email, password: PASSWORD },
    });
    await client.call(logout);
    expect(await failureOf(client.call(getMe))).toMatchObject({
      status: 401,
      detail: 'Your session has ended. Sign in again.',
    });
    expect(await server.client(other.access_token).call(getMe)).toEqual(user);
  });

  test('a session ends 30 days after its last use', async () => {
    const { client, user } = await server.signUp();
    moment += 20 * DAY;
    expect(await client.call(getMe)).toEqual(user);
    moment += 20 * DAY;
    expect(await client.call(getMe)).toEqual(user);
    moment += 31 * DAY;
    expect(await failureOf(client.call(getMe))).toMatchObject({ status: 401 });
  });

  test('a deactivated member’s sessions are refused at once, and new ones too', async () => {
    const { client, user } = await server.signUp();
    await server.community.members.setActive(user.id, false);
    const refusal = {
      status: 403,
      detail: 'This account has been deactivated. Contact an administrator.',
    };
    const body = { content: 'still here', post_type: 'text' } as const;
    expect(await failureOf(client.call(getMe))).toMatchObject(refusal);
    expect(await failureOf(client.call(createPost, { body }))).toMatchObject(refusal);
    const signIn = (password: string) =>
      failureOf(server.client().call(login, { body: { email: user.email, password } }));
    expect(await signIn(PASSWORD)).toMatchObject(refusal);
    expect(await signIn('wrong')).toMatchObject({ status: 401 });
    await server.community.members.setActive(user.id, true);
    expect(await failureOf(client.call(getMe))).toMatchObject({ status: 401 });
    const again = await server
      .client()
      .call(login, { body: { email: user.email, password: PASSWORD } });
    expect(again.user).toEqual(user);
  });

  test('a session has the member’s current rights, not those at sign-in', async () => {
    const { client, user } = await server.signUp();
    const { members } = server.community;
    // The last admin cannot be deactivated.
    await members.setRole((await server.signUp()).user.id, 'admin');
    expect((await client.call(getMe)).role).toBe('user');
    await members.setRole(user.id, 'admin');
    expect((await client.call(getMe)).role).toBe('admin');
    await members.setRole(user.id, 'user');
    expect((await client.call(getMe)).role).toBe('user');
  });

  test('a session token is stored only as a hash', async () => {
    const { token } = await server.signUp();
    const rows = await server.community.db.selectFrom('sessions').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test('member views contain no email, phone or password', async () => {
  const { client } = await server.signUp();
  await client.call(createPost, { body: { content: 'Halo', post_type: 'text' } });
  const answer = await server.fetch('/api/posts', { token: (await server.signUp()).token });
  const text = await answer.text();
  expect(text).toContain('full_name');
  expect(text).not.toMatch(/email|phone|password|@toko/);
  expect((await client.call(listPosts)).items.length).toBeGreaterThan(0);
});

import { type ApiError, login, register } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/testDatabases.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { areas } from '../areas/areas.ts';
import { callLimits } from '../areas/callLimits.ts';
import { type Limits, NO_LIMITS } from './limits.ts';

const databases = testDatabases();

let moment = Date.parse('2026-11-21T08:00:00Z');
const now = () => new Date(moment);
const MINUTE = 60_000;

const limits: Limits = {
  ...NO_LIMITS,
  loginPair: { most: 3, seconds: 600 },
  loginAccount: { most: 2, seconds: 3600 },
  loginFirst: { most: 5, seconds: 3600 },
  loginAddress: { most: 8, seconds: 600 },
  register: { most: 6, seconds: 3600 },
  post: { most: 2, seconds: 600 },
  upload: { most: 3, seconds: 600 },
  uploadBytes: { most: 1000, seconds: 86_400 },
  write: { most: 2, seconds: 60 },
};

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ status, detail, retryAfter }: ApiError) => ({ status, detail, retryAfter }),
  );

test('every call that writes has a limit, except signing out and passwords', () => {
  const free = endpoints.filter(
    (each) => each.method !== 'GET' && callLimits(areas)(each) === null,
  );
  expect(free.map(({ name }) => name)).toEqual([
    'login',
    'logout',
    'logoutEverywhere',
    'changePassword',
    'confirmPassword',
    'endSession',
    'endOtherSessions',
    'deleteAccount',
    'appealDeactivation',
  ]);
  for (const { contract, limits } of areas) {
    const names = contract.endpoints.map(({ name }) => name);
    for (const name of Object.keys(limits === 'none' ? {} : limits)) expect(names).toContain(name);
  }
});

describe(`rate limits on the ${databases.kind} database`, () => {
  let server: TestServer;
  /** Another process of the same community, if the database allows it. */
  let other: TestServer;
  beforeAll(async () => {
    const databaseUrl = await databases.create();
    // Callers are distinguished by the trusted proxy's header.
    const options = { databaseUrl, now, limits, trustedProxies: ['127.0.0.1'] };
    server = await startTestServer(options);
    other = databaseUrl ? await startTestServer(options) : server;
  });
  afterAll(async () => {
    await server.close();
    if (other !== server) await other.close();
  });

  const send = (on: TestServer, path: string, body: unknown, from: string, token?: string) =>
    on.fetch(path, {
      method: 'POST',
      ...(token !== undefined && { token }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
  let people = 0;
  const join = async (from: string) => {
    people += 1;
    const email = `orang${people}@toko.id`;
    const body = { email, username: `orang${people}`, full_name: 'Orang', password: PASSWORD };
    const answer = await send(server, '/api/auth/register', body, from);
    return {
      email,
      status: answer.status,
      token: ((await answer.json()) as { access_token: string }).access_token,
    };
  };
  const signIn = async (on: TestServer, email: string, password: string, from: string) =>
    (await send(on, '/api/auth/login', { email, password }, from)).status;

  test('guesses at one account from one address count together in all processes', async () => {
    const { email } = await join('203.0.113.1');
    const guess = (on: TestServer) => signIn(on, email, 'wrong', '203.0.113.1');
    expect([await guess(server), await guess(other), await guess(server)]).toEqual([401, 401, 401]);
    expect(await guess(other)).toBe(429);
    expect(await signIn(server, email, PASSWORD, '203.0.113.1')).toBe(429);
    // The owner signs in from another address and is not locked out.
    expect(await signIn(other, email, PASSWORD, '203.0.113.2')).toBe(200);
    moment += 10 * MINUTE;
    expect(await signIn(server, email, PASSWORD, '203.0.113.1')).toBe(200);
  });

  test('guesses at one account from ever new addresses are limited', async () => {
    const { email } = await join('203.0.113.3');
    const statuses: number[] = [];
    for (let from = 10; from < 17; from += 1)
      statuses.push(await signIn(server, email, 'wrong', `203.0.113.${from}`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('guesses from one address, or its IPv6 network, at ever new accounts are limited', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 10; turn += 1)
      statuses.push(await signIn(server, `x${turn}@toko.id`, 'wrong', `2001:db8::${turn + 1}`));
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429]);
    expect(await signIn(server, 'x@toko.id', 'wrong', '2001:db8:0:1::1')).toBe(401);
  });

  test('refused guesses count neither in the counters nor against others at the address', async () => {
    const from = '203.0.113.60';
    const { email } = await join(from);
    const rows = async () =>
      (await server.community.db.selectFrom('rate_counts').select('key').execute()).length;
    for (let turn = 0; turn < 20; turn += 1) await signIn(server, email, 'wrong', from);
    // Three tries at the one account count towards the address's eight.
    for (let turn = 0; turn < 5; turn += 1)
      expect(await signIn(server, `y${turn}@toko.id`, 'wrong', from)).toBe(401);
    const before = await rows();
    for (let turn = 5; turn < 10; turn += 1)
      expect(await signIn(server, `y${turn}@toko.id`, 'wrong', from)).toBe(429);
    expect(await rows()).toBe(before);
  });

  test('right passwords do not count as guesses', async () => {
    const { email } = await join('203.0.113.30');
    for (let turn = 0; turn < 10; turn += 1)
      expect(await signIn(server, email, PASSWORD, '203.0.113.30')).toBe(200);
  });

  test('concurrent guesses get no more tries than sequential ones', async () => {
    const { email } = await join('203.0.113.31');
    const guesses = Array.from({ length: 12 }, (__, turn) =>
      signIn(turn % 2 ? server : other, email, 'wrong', '203.0.113.31'),
    );
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  });

  test('registrations from an address are limited; invalid forms do not count', async () => {
    for (let turn = 0; turn < 9; turn += 1)
      expect((await send(server, '/api/auth/register', {}, '203.0.113.40')).status).toBe(422);
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await join('203.0.113.40')).status);
    expect(statuses).toEqual([...Array(6).fill(201), 429]);
    expect((await join('203.0.113.41')).status).toBe(201);
    moment += 60 * MINUTE;
    expect((await join('203.0.113.40')).status).toBe(201);
  });

  test('a rate limit error gives reason and waiting time in both languages', async () => {
    const { token } = await join('203.0.113.50');
    const post = { content: 'Halo', post_type: 'text' };
    const publish = (language: string) =>
      server.fetch('/api/posts', {
        method: 'POST',
        token,
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify(post),
      });
    expect([(await publish('en')).status, (await publish('en')).status]).toEqual([201, 201]);
    moment += 4 * MINUTE;
    const refusal = await publish('en');
    expect(refusal.status).toBe(429);
    expect(refusal.headers.get('retry-after')).toBe('360');
    expect(await refusal.json()).toEqual({
      detail: 'That was a lot in a short time. Please wait a moment and try again.',
    });
    expect(await (await publish('id')).json()).toEqual({
      detail: 'Terlalu banyak dalam waktu singkat. Tunggu sebentar lalu coba lagi.',
    });
    // Reads continue, and other members' writes too.
    expect((await server.fetch('/api/posts', { token })).status).toBe(200);
    const neighbour = await join('203.0.113.50');
    expect((await send(server, '/api/posts', post, '203.0.113.50', neighbour.token)).status).toBe(
      201,
    );
    moment += 6 * MINUTE;
    expect((await publish('en')).status).toBe(201);
  });

  describe('uploads', () => {
    const upload = (token: string, bytes: number, name = 'a.txt') => {
      const form = new FormData();
      form.set('category', 'posts');
      form.set('file', new File(['a'.repeat(bytes)], name));
      return server.fetch('/api/files/upload', { method: 'POST', token, body: form });
    };

    test('an upload beyond the number allowed is refused', async () => {
      const { token } = await join('203.0.113.60');
      const statuses: number[] = [];
      for (let turn = 0; turn < 4; turn += 1) statuses.push((await upload(token, 10)).status);
      expect(statuses).toEqual([201, 201, 201, 429]);
    });

    test('an upload beyond the bytes of a day is refused and does not count', async () => {
      const { token } = await join('203.0.113.61');
      expect((await upload(token, 700)).status).toBe(201);
      const tooMuch = await upload(token, 400);
      expect(tooMuch.status).toBe(429);
      expect(tooMuch.headers.get('retry-after')).toBe('86400');
      expect(await tooMuch.json()).toEqual({
        detail: 'You have uploaded as much as a day allows. Please try again tomorrow.',
      });
      expect((await upload(token, 300)).status).toBe(201);
      moment += 24 * 60 * MINUTE;
      expect((await upload(token, 900)).status).toBe(201);
    });
  });

  test('signing out is never rate limited', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { token } = await join(`203.0.113.${70 + turn}`);
      expect((await send(server, '/api/auth/logout-all', {}, '203.0.113.70', token)).status).toBe(
        204,
      );
    }
  });

  test('counters contain no email and are deleted after their time', async () => {
    await signIn(server, 'rahasia@toko.id', 'wrong', '203.0.113.80');
    const rows = () => server.community.db.selectFrom('rate_counts').selectAll().execute();
    expect((await rows()).length).toBeGreaterThan(2);
    expect(JSON.stringify(await rows())).not.toMatch(/rahasia|203\.0/);
    moment += 48 * 60 * MINUTE;
    await server.community.rateLimits.sweep();
    expect(await rows()).toEqual([]);
  });
});

test('the default limits allow an office of new members to register', async () => {
  const server = await startTestServer({ limits: undefined as never });
  try {
    for (let turn = 0; turn < 12; turn += 1) {
      const email = `kantor${turn}@toko.id`;
      const body = { email, username: `kantor${turn}`, full_name: 'Kantor', password: PASSWORD };
      expect(await failureOf(server.client().call(register, { body }))).toBeUndefined();
      expect(
        await failureOf(server.client().call(login, { body: { email, password: PASSWORD } })),
      ).toBeUndefined();
    }
  } finally {
    await server.close();
  }
});

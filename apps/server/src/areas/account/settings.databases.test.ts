import {
  changePassword,
  deleteAccount,
  downloadArchive,
  getHomeNews,
  getMe,
  listSessions,
  prepareArchive,
} from '@saudagar/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { DEFAULT_LIMITS, NO_LIMITS } from '../../limits/limits.ts';
import { deviceOf } from './devices.ts';

const databases = testDatabases();
const MINUTE = 60_000;
let moment = Date.parse('2026-03-02T03:00:00.000Z');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    databaseUrl: await databases.create(),
    limits: { ...NO_LIMITS, password: DEFAULT_LIMITS.password },
    now: () => new Date(moment),
  });
});
afterAll(() => server.close());

const pass = (minutes: number) => {
  moment += minutes * MINUTE;
};
const at = () => new Date(moment).toISOString();

test('a visit ends after an hour without a call', async () => {
  const { client } = await server.signUp('tamu');
  const lastVisit = async () => (await client.call(getHomeNews)).last_visit;
  expect(await lastVisit()).toBeNull();
  pass(59);
  expect(await lastVisit()).toBeNull();
  const left = at();
  pass(61);
  expect(await lastVisit()).toBe(left);
  pass(30);
  expect(await lastVisit()).toBe(left);
  const again = at();
  pass(24 * 60);
  expect(await lastVisit()).toBe(again);
});

test('a session shows its device and the time of its last use', async () => {
  const { user, client } = await server.signUp('gawai');
  const agent =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';
  pass(1);
  const begun = at();
  const answer = await server.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email: user.email, password: PASSWORD }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  const used = async () =>
    (await client.call(listSessions)).find(({ browser }) => browser === 'Chrome');
  expect(await used()).toMatchObject({
    kind: 'phone',
    system: 'Android',
    created_at: begun,
    last_used_at: begun,
    is_current: false,
  });
  pass(11);
  await server.client(access_token).call(getMe);
  expect(await used()).toMatchObject({ created_at: begun, last_used_at: at() });
});

test('an archive’s address expires after a quarter of an hour', async () => {
  const { client } = await server.signUp('arsip');
  const { id, download } = await client.call(prepareArchive);
  pass(14);
  const answer = await server.fetch(download);
  expect(Number(answer.headers.get('content-length'))).toBe(
    (await answer.arrayBuffer()).byteLength,
  );
  pass(2);
  expect((await server.fetch(download)).status).toBe(404);
  await expect(client.call(downloadArchive, { params: { id } })).rejects.toMatchObject({
    status: 404,
  });
});

test('ten wrong passwords block a signed-in member’s further tries for any purpose', async () => {
  const { client } = await server.signUp('tebak');
  const wrong = { current_password: 'salah-sekali', new_password: 'tenun-ikat-2026' };
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(client.call(changePassword, { body: wrong })).rejects.toMatchObject({
      status: 403,
    });
    await expect(client.call(deleteAccount, { body: { password: 'salah' } })).rejects.toMatchObject(
      { status: 403 },
    );
  }
  const right = client.call(deleteAccount, { body: { password: PASSWORD } });
  await expect(right).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  pass(10);
  expect(await client.call(deleteAccount, { body: { password: PASSWORD } })).toBeUndefined();
});

test.each([
  [undefined, { kind: 'unknown', browser: null, system: null }],
  ['', { kind: 'unknown', browser: null, system: null }],
  ['node', { kind: 'unknown', browser: null, system: null }],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
    { kind: 'desktop', browser: 'Firefox', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    { kind: 'tablet', browser: 'Safari', system: 'iOS' },
  ],
])('the user agent %s gives its browser and system', (agent, device) => {
  expect(deviceOf(agent)).toEqual(device);
});

import type { ReplyOf, login as signInEndpoint } from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { DEFAULT_LIMITS } from '../../limits/limits.ts';

type SignedIn = ReplyOf<typeof signInEndpoint>;
interface Answer {
  status: number;
  retryAfter: number;
  body: SignedIn;
}

const databases = testDatabases();
const MINUTE = 60_000;
const WRONG = 'salah-sekali';
let moment = Date.parse('2026-12-01T08:00:00Z');
let networks = 0;
/** An address of a network that was never seen before. */
const freshAddress = () => {
  networks += 1;
  return `10.${Math.floor(networks / 250)}.${networks % 250}.1`;
};

// ACCT-145–150
describe(`attacks on sign-in, on the ${databases.kind} database`, () => {
  let mailServer: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestServer({
      databaseUrl: await databases.create(),
      now: () => new Date(moment),
      limits: { ...DEFAULT_LIMITS, register: null },
      trustedProxies: ['127.0.0.1'],
      mail: mailServer.settings,
    });
  });
  afterAll(async () => {
    await server.close();
    await mailServer.stop();
  });

  async function send(path: string, body: unknown, from: string, token?: string): Promise<Answer> {
    const answer = await server.fetch(path, {
      method: 'POST',
      ...(token !== undefined && { token }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      retryAfter: Number(answer.headers.get('retry-after')),
      body: answer.status === 204 ? null : await answer.json(),
    } as Answer;
  }

  const signIn = (email: string, password: string, from: string, ...device_tokens: string[]) =>
    send('/api/auth/login', { email, password, device_tokens }, from);

  let people = 0;
  /** A member with a home address and a device that they signed in on. */
  async function member() {
    people += 1;
    const home = freshAddress();
    const email = `korban${people}@toko.id`;
    const body = { email, username: `korban${people}`, full_name: 'Korban', password: PASSWORD };
    const { access_token, device_token = '' } = (await send('/api/auth/register', body, home)).body;
    return { email, home, token: access_token, device: device_token };
  }

  /** Sends wrong passwords from each of ten addresses. */
  async function attack(email: string, each = 10) {
    for (let attacker = 0; attacker < 10; attacker += 1) {
      const from = freshAddress();
      for (let turn = 0; turn < each; turn += 1) await signIn(email, WRONG, from);
    }
  }

  test("a stranger's wrong passwords do not lock a member's own device out", async () => {
    const { email, home, device } = await member();
    await attack(email, 12);
    expect((await signIn(email, PASSWORD, home, device)).status).toBe(200);
    // Not in the attacker's own network either.
    const cafe = freshAddress();
    for (let turn = 0; turn < 110; turn += 1) await signIn(email, WRONG, cafe);
    expect((await signIn(email, PASSWORD, cafe)).status).toBe(429);
    expect((await signIn(email, PASSWORD, cafe, device)).status).toBe(200);
  });

  test("a hundred wrong passwords do not lock a member's new device out", async () => {
    const { email } = await member();
    await attack(email, 12);
    const answer = await signIn(email, PASSWORD, freshAddress());
    expect(answer.status).toBe(200);
    expect(answer.body.device_token).toMatch(/^\S{40,}$/);
  });

  test('hundreds of addresses at once delay a new device by at most a minute', async () => {
    const { email, home, device } = await member();
    for (let turn = 0; turn < 301; turn += 1) await signIn(email, WRONG, freshAddress());
    const { status, retryAfter } = await signIn(email, PASSWORD, freshAddress());
    expect(status).toBe(429);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect((await signIn(email, PASSWORD, home, device)).status).toBe(200);
    moment += retryAfter * 1000;
    expect((await signIn(email, PASSWORD, freshAddress())).status).toBe(200);
  });

  test('wrong passwords of one address wait longer each time, up to 15 minutes', async () => {
    const { email, home } = await member();
    for (let turn = 0; turn < 10; turn += 1)
      expect((await signIn(email, WRONG, home)).status).toBe(401);
    const waits: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const { status, retryAfter } = await signIn(email, WRONG, home);
      expect(status).toBe(429);
      waits.push(retryAfter);
      moment += (retryAfter - 1) * 1000;
      expect((await signIn(email, PASSWORD, home)).status).toBe(429);
      moment += 1000;
      expect((await signIn(email, WRONG, home)).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
    moment += 15 * MINUTE;
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
    // The right password ends the waits.
    expect((await signIn(email, WRONG, home)).status).toBe(401);
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
  });

  test('after a wait as many concurrent guesses as one are tried', async () => {
    const { email, home } = await member();
    for (let turn = 0; turn < 10; turn += 1) await signIn(email, WRONG, home);
    moment += 30_000;
    const guesses = Array.from({ length: 8 }, () => signIn(email, WRONG, home));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(1);
  });

  test('a stolen device token lets nobody guess more than ten passwords', async () => {
    const { email, device } = await member();
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push((await signIn(email, WRONG, freshAddress(), device)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    // The member without the token is not kept waiting by it.
    expect((await signIn(email, PASSWORD, freshAddress())).status).toBe(200);
  });

  test("a device token of one's own opens no way to another's account", async () => {
    const { email } = await member();
    const attacker = await member();
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push((await signIn(email, WRONG, attacker.home, attacker.device)).status);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test('a device is known after signing out, and not after signing out everywhere', async () => {
    const { email, home, device, token } = await member();
    await send('/api/auth/logout', {}, home, token);
    const again = await signIn(email, PASSWORD, home, 'of-another-member', device);
    expect(again.body.device_token).toBe(device);
    await send('/api/auth/logout-all', {}, home, again.body.access_token);
    const anew = await signIn(email, PASSWORD, home, device);
    expect(anew.body.device_token).not.toBe(device);
  });

  test('a changed password forgets all devices but the one it was changed on', async () => {
    const { email, home, device, token } = await member();
    const other = (await signIn(email, PASSWORD, freshAddress())).body.device_token ?? '';
    const change = { current_password: PASSWORD, new_password: 'tenun-ikat-2026' };
    expect((await send('/api/auth/change-password', change, home, token)).status).toBe(204);
    const known = (await signIn(email, change.new_password, home, device)).body.device_token;
    expect(known).toBe(device);
    const renewed = (await signIn(email, change.new_password, home, other)).body.device_token;
    expect(renewed).not.toBe(other);
  });

  test("others' requests of password links neither refuse nor void the member's own", async () => {
    const { email } = await member();
    const ask = (from: string) => send('/api/auth/forgot-password', { email }, from);
    for (let turn = 0; turn < 8; turn += 1) expect((await ask(freshAddress())).status).toBe(204);
    expect((await ask(freshAddress())).status).toBe(204);
    const { community } = server;
    const rows = await community.db.selectFrom('mails').select('recipient').execute();
    expect(rows.filter(({ recipient }) => recipient === email)).toHaveLength(5);
    // The first link still works, after four more were mailed.
    const { id = '' } = (await community.members.findByEmail(email)) ?? {};
    const [first = ''] = [
      await community.passwordLinks.make(id),
      await community.passwordLinks.make(id),
    ];
    const reset = { token: first, password: 'lumbung-padi-9' };
    expect((await send('/api/auth/reset-password', reset, freshAddress())).status).toBe(204);
    expect((await signIn(email, reset.password, freshAddress())).status).toBe(200);
  });

  test("registrations from an address do not use up its members' password resets", async () => {
    const office = freshAddress();
    const limited = await startTestServer({
      limits: DEFAULT_LIMITS,
      trustedProxies: ['127.0.0.1'],
      now: () => new Date(moment),
    });
    try {
      const post = (path: string, body: unknown) =>
        limited.fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': office },
          body: JSON.stringify(body),
        });
      for (let turn = 0; turn < 31; turn += 1)
        await post('/api/auth/register', {
          email: `kantor${turn}@toko.id`,
          username: `kantor${turn}`,
          full_name: 'Kantor',
          password: PASSWORD,
        });
      const reset = { token: 'a'.repeat(43), password: 'lumbung-padi-9' };
      expect((await post('/api/auth/reset-password', reset)).status).toBe(404);
    } finally {
      await limited.close();
    }
  });
});

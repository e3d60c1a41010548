import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { proxyList } from './proxies.ts';

let lines: Record<string, unknown>[] = [];
const logger = pino(
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  }),
);

let behind: TestServer;
let open: TestServer;
beforeAll(async () => {
  behind = await startTestServer({ trustedProxies: ['10.0.0.0/8', '127.0.0.1'], logger });
  open = await startTestServer({ logger });
});
afterAll(async () => {
  await behind.close();
  await open.close();
});

const ask = (server: TestServer, headers: Record<string, string>) => {
  lines = [];
  return server.fetch('/healthz', { headers });
};

describe('the request id', () => {
  const given = 'edge-7f3a.2026:1';

  test('a trusted proxy’s request id is used in the answer and in the log', async () => {
    const answer = await ask(behind, { 'x-request-id': given });
    expect(answer.headers.get('x-request-id')).toBe(given);
    expect(lines).toEqual([expect.objectContaining({ reqId: given, path: '/healthz' })]);
  });

  test.each(['short', 'x'.repeat(129), 'with space in it', '{"level":60}', 'naïve-text'])(
    'a proxy’s unsafe request id (%s) is replaced',
    async (id) => {
      const answer = await ask(behind, { 'x-request-id': id });
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect(JSON.stringify(lines)).not.toContain(JSON.stringify(id).slice(1, -1));
    },
  );

  test('a stranger’s request id is ignored', async () => {
    const answer = await ask(open, { 'x-request-id': given });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('HTTPS only', () => {
  const hsts = async (server: TestServer, protocol: string) =>
    (await ask(server, { 'x-forwarded-proto': protocol })).headers.get('strict-transport-security');

  test('HSTS is sent only when a trusted proxy reports HTTPS', async () => {
    expect(await hsts(behind, 'https')).toBe('max-age=31536000');
    expect(await hsts(behind, 'http')).toBeNull();
    expect(await hsts(open, 'https')).toBeNull();
  });
});

test('an unlisted proxy is named in the log once', async () => {
  await ask(open, { 'x-forwarded-for': '203.0.113.9' });
  expect(lines.filter(({ level }) => level === 40)).toEqual([
    expect.objectContaining({ msg: expect.stringContaining('TRUSTED_PROXIES') }),
  ]);
  await ask(open, { 'x-forwarded-for': '203.0.113.9' });
  expect(lines.filter(({ level }) => level === 40)).toEqual([]);
});

test.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::9]:4711', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['198.51.100.7:80, 203.0.113.9:4711, 10.0.0.3:443', '203.0.113.9'],
  ['2001:db8::9', '2001:db8::9'],
])('the forwarded address %s counts as a caller without its port', async (said, address) => {
  await ask(behind, { 'x-forwarded-for': said });
  expect(lines).toEqual([expect.objectContaining({ path: '/healthz', address })]);
});

test('every answer has restrictive security headers', async () => {
  const { headers } = await ask(open, {});
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-powered-by')).toBeNull();
});

test.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['11.1.2.3', false],
  ['2001:db8::1', true],
  ['2001:db9::1', false],
  ['nonsense', false],
  [undefined, false],
])('%s is a listed proxy: %s', (address, expected) => {
  expect(proxyList(['10.0.0.0/8', '2001:db8::/32'])(address)).toBe(expected);
});

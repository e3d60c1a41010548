import { endpoints } from '@saudagar/contract/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const PORTAL = 'https://portal.example';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ corsOrigins: [PORTAL] });
});
afterAll(() => server.close());

const askFirst = (origin: string, method: string) =>
  server.fetch('/api/posts/01', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method },
  });

test.each([...new Set(endpoints.map(({ method }) => method))])(
  'a preflight from a listed portal allows %s',
  async (method) => {
    const answer = await askFirst(PORTAL, method);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PORTAL);
    const allowed = answer.headers.get('access-control-allow-methods')?.split(/, */);
    expect(allowed).toContain(method);
  },
);

test('a preflight from any other site allows nothing', async () => {
  const answer = await askFirst('https://evil.example', 'DELETE');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

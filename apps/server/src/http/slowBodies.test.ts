import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ bodyTime: 300 });
});
afterAll(() => server.close());

/** Sends a request whose body comes in these parts, 100 ms apart, and returns the response. */
function send(path: string, parts: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const length = parts.join('').length;
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: hub\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
    const left = [...parts];
    const drip = setInterval(() => {
      const part = left.shift();
      if (part === undefined) clearInterval(drip);
      else if (socket.writable) socket.write(part);
    }, 100);
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
      if (text.includes('}')) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearInterval(drip);
      resolve(text);
    });
  });
}

const login = JSON.stringify({ email: 'siti@toko.id', password: 'benang-sutra-27' });

test('a sign-in whose body drips in is refused', async () => {
  const answer = await send('/api/auth/login', [...login]);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain('The request took too long');
});

test('a body that comes in two parts in time is accepted', async () => {
  const answer = await send('/api/auth/login', [login.slice(0, 20), login.slice(20)]);
  expect(answer).toMatch(/^HTTP\/1.1 401 /);
});

test('an unread body of a refused type does not crash the server', async () => {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  process.on('uncaughtException', onFailure);
  const answer = await fetch(`${server.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml' },
    body: 'x'.repeat(900_000),
  });
  expect(answer.status).toBe(415);
  // Longer than the timeout of a body.
  await new Promise((resolve) => setTimeout(resolve, 500));
  process.off('uncaughtException', onFailure);
  expect(failures).toEqual([]);
});

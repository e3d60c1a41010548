import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { buildApp } from './app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Sends raw text on a new connection and collects everything received until it ends. */
function say(text: string, pour?: () => string): Promise<{ answer: string; sent: number }> {
  return new Promise((resolve) => {
    let answer = '';
    let sent = 0;
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () => {
      socket.write(text);
      const goOn = (error?: Error | null) => {
        if (error || socket.destroyed || !pour) return;
        const chunk = pour();
        sent += chunk.length;
        socket.write(chunk, goOn);
      };
      goOn();
    });
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ answer, sent }));
  });
}

const bodyOf = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '');

describe('malformed requests', () => {
  test.each([
    ['an unknown method', 'BREW /api/posts HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a header with NUL', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n', 400],
  ])('a malformed request with %s gets the usual error body', async (_, text, status) => {
    const { answer } = await say(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(bodyOf(answer)).toEqual({ detail: 'The request could not be read' });
  });

  test.each([
    ['one huge header', `X-Bomb: ${'x'.repeat(20_000)}\r\n`],
    ['very many headers', Array.from({ length: 3000 }, (_, index) => `X${index}: y\r\n`).join('')],
  ])('a request with %s gets the usual error body', async (_, headers) => {
    const { answer } = await say(`GET /api/posts HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(bodyOf(answer)).toEqual({ detail: 'The headers of the request are too large' });
  });
});

test('an endless request and an idle connection are timed out', async () => {
  const app = await buildApp({
    community: server.community,
    logger: pino({ level: 'silent' }),
    hostDir: '',
    corsOrigins: [],
    trustedProxies: [],
  });
  expect(app.server.requestTimeout).toBe(600_000);
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000);
  expect(app.server.timeout).toBe(60_000);
  await app.close();
});

describe('an endless body after its answer', () => {
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
  test.each([
    ['from a stranger', '/api/files/upload', '', 'multipart/form-data; boundary=b', 401],
    ['that is too large', '/api/auth/login', '', 'application/json', 413],
    ['to nowhere', '/api/nothing', '', 'application/octet-stream', 404],
  ])('an endless body %s is cut after its answer', async (_, path, headers, type, status) => {
    const { answer, sent } = await say(
      `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      () => chunk,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(sent).toBeLessThan(300 * 1_048_576);
  });
});

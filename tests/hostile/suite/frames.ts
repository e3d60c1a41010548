import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { SOCKET_CLOSE, SocketCommand } from '@saudagar/contract';
import { sockets } from '@saudagar/contract/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLooseSocket } from '../../../apps/server/testing/socketFixture.ts';
import type { SignedUp } from '../../../apps/server/testing/testServer.ts';
import { holds } from '../holds.ts';
import type { HostileHarness } from '../hostileHarness.ts';
import { arbitraryText, mutated, validValuesOf } from '../values.ts';

/** Codes with which a socket may be closed after an invalid frame. */
const CODES = [
  ...Object.values(SOCKET_CLOSE),
  // Of the protocol: an invalid frame, invalid text, too much, and a dropped connection.
  ...[1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1010, 1011],
];

const texts = fc.oneof(
  mutated(validValuesOf(SocketCommand)).map((command) => JSON.stringify(command) ?? ''),
  validValuesOf(SocketCommand).map((command) => JSON.stringify(command)),
  arbitraryText(60),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '1e999',
    '['.repeat(4000),
    `{"type":"${'x'.repeat(4000)}"}`,
  ),
  fc.constantFrom('x'.repeat(4096), 'x'.repeat(4097), 'x'.repeat(200_000)),
);
type LooseSocket = Awaited<ReturnType<typeof openLooseSocket>>;

/** A sent frame: of a type, in fragments, or as bytes that are no frame. */
type Frame =
  | { as: 'text'; text: string }
  | { as: 'pieces'; text: string }
  | { as: 'binary' | 'raw' | 'ping'; bytes: Uint8Array<ArrayBuffer> };

const frames: fc.Arbitrary<Frame> = fc.oneof(
  texts.map((text) => ({ as: 'text' as const, text })),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => ({ as: 'binary' as const, bytes })),
  fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) => ({ as: 'raw' as const, bytes })),
  fc.uint8Array({ maxLength: 126 }).map((bytes) => ({ as: 'ping' as const, bytes })),
  texts.map((text) => ({ as: 'pieces' as const, text })),
);

/**
 * Any frame: the socket continues or is closed with a code that says why, and others are
 * unaffected.
 */
export function framesSuite(harness: HostileHarness): void {
  let member: SignedUp;
  let witness: LooseSocket;
  const connectAs = ({ token }: SignedUp) => openLooseSocket(harness.server().address, token);

  beforeAll(async () => {
    member = await harness.server().signUp('lawan');
    witness = await connectAs(await harness.server().signUp('saksi'));
  });
  afterAll(() => witness.terminate());

  function say(socket: LooseSocket, frame: Frame): void {
    if (socket.readyState !== socket.OPEN) return;
    if (frame.as === 'text') socket.send(frame.text);
    else if (frame.as === 'binary') socket.send(frame.bytes);
    else if (frame.as === 'ping') socket.ping(frame.bytes.subarray(0, 125));
    // Below the frames' own format, as no browser sends.
    else if (frame.as === 'raw')
      (socket as unknown as { _socket: Socket })._socket.write(frame.bytes);
    else if (frame.as === 'pieces')
      for (const [at, piece] of [...frame.text.slice(0, 8)].entries())
        socket.send(piece, { fin: at === 7 });
  }

  describe('a socket', () => {
    test('a socket that receives anything continues, or is closed with a reason', () =>
      holds(70, fc.array(frames, { minLength: 1, maxLength: 4 }), async (said) => {
        const socket = await connectAs(member);
        socket.on('error', () => {});
        const closed = once(socket, 'close');
        for (const frame of said) say(socket, frame);
        // Answered in order: everything sent before has been read.
        const answered = new Promise<void>((resolve) => socket.once('pong', () => resolve()));
        if (socket.readyState === socket.OPEN) socket.ping();
        const outcome = await Promise.race([answered, closed]);
        if (outcome) expect(CODES).toContain(outcome[0]);
        else socket.terminate();
        await closed;
        expect(witness.readyState).toBe(witness.OPEN);
      }));
  });

  const asked = fc.record({
    path: fc.constantFrom(
      ...sockets.map(({ path }) => path),
      '/api/messages/ws/',
      '/api/messages/ws//',
    ),
    address: fc.oneof(
      fc.constantFrom(
        '%',
        '%zz',
        '%00',
        '..',
        '../..',
        '%2f',
        "'",
        'x'.repeat(5000),
        '{',
        '\u00e9',
      ),
      fc
        .string({ unit: 'binary-ascii', maxLength: 20 })
        .map((text) => text.replace(/[\s\0]/g, '_')),
    ),
    query: fc.constantFrom(
      '',
      '?',
      '?token',
      '?token=',
      '?token=%',
      '?token=a&token=b',
      '?token[]=x',
      '?%',
    ),
    headers: fc.array(
      fc.constantFrom(
        ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: short'],
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        ...['Sec-WebSocket-Protocol: ,,', 'Sec-WebSocket-Extensions: permessage-deflate; a="'],
        ...['Origin: null', 'Content-Length: 5', 'Transfer-Encoding: chunked', 'Host:'],
      ),
      { maxLength: 5 },
    ),
    method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'BREW'),
  });

  test('any request for a socket is answered or closed', () =>
    holds(60, asked, async ({ path, address, query, headers, method }) => {
      const { port } = new URL(harness.server().address);
      const line = connect({ port: Number(port), host: '127.0.0.1' });
      line.on('error', () => {});
      const lines = [
        `${method} ${path.replace(/\{\w+\}/, address)}${query} HTTP/1.1`,
        ...['Host: a', 'Connection: Upgrade, close', 'Upgrade: websocket', ...headers, '', 'xxxxx'],
      ];
      line.write(lines.join('\r\n'));
      const [first] = await Promise.race([
        once(line, 'data'),
        once(line, 'close').then(() => ['']),
      ]);
      line.destroy();
      const answer = String(first);
      if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 (101|4\d\d|505|501) /);
      expect(witness.readyState).toBe(witness.OPEN);
    }));
}

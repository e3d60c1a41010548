import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { SOCKET_CLOSE } from '@saudagar/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createConnection } from './connection.ts';

const http = createServer();
const acceptor = new WebSocketServer({ server: http, perMessageDeflate: false });
beforeAll(async () => {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  http.close();
});

/** Opens a connection over a real socket, with the browser at its other end. */
async function connect() {
  const accepted = once(acceptor, 'connection');
  const browser = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  let received = 0;
  browser.on('message', () => {
    received += 1;
  });
  const closed = once(browser, 'close').then(([code]) => code as number);
  const [[socket]] = (await Promise.all([accepted, once(browser, 'open')])) as [
    [WebSocket],
    unknown,
  ];
  const onClose = vi.fn<(code: number) => void>();
  const connection = createConnection({
    socket,
    memberId: 'a',
    token: 't',
    roomId: null,
    onCommand: () => {},
    onClose,
  });
  return { browser, socket, connection, onClose, closed, received: () => received };
}

/** Sends more than any socket buffer holds: 30 MB, in frames of at most 250 kB. */
async function sayMuch(connection: { send(frame: string): void }, look: () => void) {
  const frame = 'x'.repeat(6_000);
  for (let count = 0; count < 5_000; count += 1) {
    connection.send(frame);
    if (count % 40 === 0) await turn();
    look();
  }
}

test('a connection sends no frame before it is ready', async () => {
  const { browser, connection, received } = await connect();
  connection.send('early');
  connection.open(0);
  await once(browser, 'message');
  expect(received()).toBe(1);
  browser.terminate();
});

test('a member who reads nothing is disconnected with little buffered, and refetches', async () => {
  const { browser, socket, connection, onClose, closed, received } = await connect();
  connection.open(0);
  browser.pause();
  let most = 0;
  await sayMuch(connection, () => {
    most = Math.max(most, socket.bufferedAmount);
  });
  expect(socket.readyState).toBe(WebSocket.CLOSING);
  expect(most).toBeGreaterThan(900_000);
  expect(most).toBeLessThan(1_010_000);
  // A client that reads on receives the earlier frames, and then the close code.
  browser.resume();
  expect(await closed).toBe(SOCKET_CLOSE.tooSlow);
  expect(received()).toBeGreaterThan(100);
  expect(received()).toBeLessThan(5_000);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(SOCKET_CLOSE.tooSlow));
});

test('a member who never reads again is cut off, and the buffer freed', async () => {
  const { browser, socket, connection, onClose } = await connect();
  connection.open(0);
  browser.pause();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await sayMuch(connection, () => {});
  expect(onClose).not.toHaveBeenCalled();
  const closed = connection.close(1001);
  vi.advanceTimersByTime(2_000);
  await closed;
  expect(onClose).toHaveBeenCalledExactlyOnceWith(1006);
  expect(socket.bufferedAmount).toBe(0);
  browser.terminate();
});

test('ephemeral frames are dropped while much is buffered', async () => {
  const { browser, socket, connection } = await connect();
  connection.open(0);
  browser.pause();
  await turn();
  // Sent at once, so the socket has taken only its buffer's size.
  connection.send('x'.repeat(900_000));
  while (socket.bufferedAmount <= 64_000) connection.send('x'.repeat(900_000));
  const before = socket.bufferedAmount;
  connection.sendPassing('typing');
  connection.beat();
  expect(socket.bufferedAmount - before).toBeLessThan(10);
  connection.send('message');
  expect(socket.bufferedAmount - before).toBeGreaterThan(8);
  browser.terminate();
});

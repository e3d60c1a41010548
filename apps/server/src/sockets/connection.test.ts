import { EventEmitter } from 'node:events';
import { SOCKET_CLOSE } from '@saudagar/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createConnection } from './connection.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The other side of a line on which nothing gets through any more. */
class StuckSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  bufferedAmount = 0;
  closedWith: number | undefined;
  isTerminated = false;

  send(frame: string): void {
    this.bufferedAmount += Buffer.byteLength(frame);
  }
  ping(): void {}
  close(code: number): void {
    this.closedWith = code;
    this.readyState = WebSocket.CLOSING;
  }
  terminate(): void {
    this.isTerminated = true;
    this.readyState = WebSocket.CLOSED;
    this.emit('close', 1006);
  }
}

function connect() {
  const socket = new StuckSocket();
  const connection = createConnection({
    socket: socket as unknown as WebSocket,
    memberId: 'a',
    token: 't',
    roomId: null,
    onCommand: () => {},
    onClose: () => {},
  });
  return { socket, connection };
}

test('nothing is said before the socket is ready', () => {
  const { socket, connection } = connect();
  connection.send('early');
  expect(socket.bufferedAmount).toBe(0);
});

test('a member who takes nothing is let go with little waiting, and made to fetch', async () => {
  const { socket, connection } = connect();
  connection.open();
  const frame = 'x'.repeat(6_000);
  for (let count = 0; count < 5_000; count += 1) connection.send(frame);
  expect(socket.closedWith).toBe(SOCKET_CLOSE.tooSlow);
  expect(socket.bufferedAmount).toBeLessThan(1_010_000);
  const gone = connection.close(1001);
  expect(socket.isTerminated).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(socket.isTerminated).toBe(true);
  await gone;
});

test('what is soon untrue is left out where much is waiting', () => {
  const { socket, connection } = connect();
  connection.open();
  connection.send('x'.repeat(70_000));
  const before = socket.bufferedAmount;
  connection.sendPassing('typing');
  connection.beat();
  expect(socket.bufferedAmount).toBe(before);
  connection.send('message');
  expect(socket.bufferedAmount).toBeGreaterThan(before);
});

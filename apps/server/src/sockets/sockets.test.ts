import { once } from 'node:events';
import { request } from 'node:http';
import { Writable } from 'node:stream';
import {
  createRoom,
  MESSAGE_SOCKET_PATH,
  SOCKET_CLOSE,
  SOCKET_FRAME_MAX_BYTES,
  sendMessage,
  socketAddress,
  uploadFile,
} from '@saudagar/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSocket } from '../../testing/socketFixture.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../testing/testServer.ts';

const DAY = 86_400_000;
const TOO_BIG = 1009;
const BROKEN = 1006;

let log = '';
let moment = Date.parse('2026-11-21T08:00:00Z');
let server: TestServer;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  server = await startTestServer({
    logger: pino({ level: 'trace' }, stream),
    now: () => new Date(moment),
  });
});
afterAll(() => server.close());

async function connect({ token }: SignedUp, roomId?: string) {
  const socket = openSocket(server.address, token, roomId);
  await socket.next('ready');
  return socket;
}

async function chat() {
  const [a, b] = [await server.signUp(), await server.signUp()];
  const body = { name: 'Grup', user_ids: [b.user.id] };
  return { a, b, room: (await a.client.call(createRoom, { body })).id };
}

const say = (from: SignedUp, roomId: string, content: string) =>
  from.client.call(sendMessage, { params: { roomId }, body: { content, message_type: 'text' } });

test('a socket that answers heartbeats stays, a silent one is closed after two', async () => {
  const { a, b, room } = await chat();
  const [mine, theirs] = [await connect(a), await connect(b)];
  const silent = new WebSocket(socketAddress(a.token, { origin: server.address }), {
    autoPong: false,
  });
  await once(silent, 'message');
  const closed = once(silent, 'close');
  const frame = JSON.stringify({ type: 'typing', room_id: room, typing: true });
  for (let beats = 0; beats < 2; beats += 1) {
    await server.sockets.beat();
    await Promise.all([mine.next('heartbeat'), theirs.next('heartbeat')]);
    // Sent after the heartbeat was answered: its arrival proves that the answer has arrived.
    for (const socket of [mine, theirs]) socket.send(frame);
    await Promise.all([mine.next('typing'), theirs.next('typing')]);
  }
  expect((await closed)[0]).toBe(BROKEN);
  for (const socket of [mine, theirs]) socket.close();
});

test('an expired session closes its socket', async () => {
  const { a, b } = await chat();
  const [mine, other] = [await connect(a), await connect(b)];
  moment += 20 * DAY;
  // Used since, so the session stays valid.
  await b.client.call(createRoom, { body: { name: 'Lain', user_ids: [] } });
  moment += 20 * DAY;
  await server.sockets.beat();
  expect(await mine.closed).toBe(SOCKET_CLOSE.unauthorized);
  await other.next('heartbeat');
  other.close();
});

test('5,000 frames at once close that socket and no other', async () => {
  const { a, b, room } = await chat();
  const [loud, other] = [await connect(a), await connect(b)];
  const frame = JSON.stringify({ type: 'typing', room_id: room, typing: true });
  for (let count = 0; count < 5_000; count += 1) loud.send(frame);
  expect(await loud.closed).toBe(SOCKET_CLOSE.tooOften);
  await say(a, room, 'Masih di sini');
  await other.next('new_message', ({ message }) => message.content === 'Masih di sini');
  const typing = other.received.filter(({ type }) => type === 'typing');
  expect(typing.length).toBeLessThan(100);
  other.close();
});

test('a frame over the size limit closes its socket', async () => {
  const { a } = await chat();
  const socket = await connect(a);
  socket.send('x'.repeat(SOCKET_FRAME_MAX_BYTES + 1));
  expect(await socket.closed).toBe(TOO_BIG);
});

test('a member’s number of sockets is limited', async () => {
  const { a } = await chat();
  const sockets = await Promise.all(Array.from({ length: 30 }, () => connect(a)));
  expect(await openSocket(server.address, a.token).closed).toBe(SOCKET_CLOSE.tooOften);
  for (const socket of sockets) socket.close();
  await Promise.all(sockets.map(({ closed }) => closed));
});

test('members receive a gap when events could not be delivered', async () => {
  const { a, b, room } = await chat();
  const socket = await connect(b);
  const file = new File(['Kopi'], 'a.txt');
  const sent = await a.client.call(uploadFile, { body: { category: 'posts', file } });
  const { signer } = server.community;
  const { sign } = signer;
  signer.sign = () => {
    throw new Error('no key');
  };
  const answer = a.client.call(sendMessage, {
    params: { roomId: room },
    body: { content: '', message_type: 'text', attachments: [sent.file.id] },
  });
  await expect(answer).rejects.toMatchObject({ status: 500 });
  await socket.next('gap');
  signer.sign = sign;
  await say(a, room, 'Lagi');
  expect((await socket.next('new_message')).message.sequence).toBe(2);
  socket.close();
});

test('the log shows sockets without their tokens', async () => {
  const { a, room } = await chat();
  const socket = await connect(a, room);
  socket.close();
  await socket.closed;
  const refused = openSocket(server.address, `${a.token}x`);
  await refused.closed;
  expect(log).toContain(`"path":"${MESSAGE_SOCKET_PATH}/${room}"`);
  expect(log).toContain('a socket was refused');
  expect(log).not.toContain(a.token);
});

test.each([
  ['/healthz', 'h2c', 200],
  ['/api/nowhere', 'websocket', 404],
  [MESSAGE_SOCKET_PATH, 'h2c', 404],
])('an upgrade of %s to %s is answered like a plain request', async (path, upgrade, status) => {
  const asked = request(`${server.address}${path}`, {
    headers: { connection: 'Upgrade', upgrade },
  }).end();
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe(status);
  answer.resume();
});

test('a stopping server closes every socket with a code and accepts no more', async () => {
  const stopping = await startTestServer();
  const { token } = await stopping.signUp();
  const sockets = [openSocket(stopping.address, token), openSocket(stopping.address, token)];
  for (const socket of sockets) await socket.next('ready');
  const closed = stopping.close();
  for (const socket of sockets) expect(await socket.closed).toBe(1001);
  await closed;
  expect(await openSocket(stopping.address, token).closed).toBe(BROKEN);
});

import {
  addRoomMembers,
  createRoom,
  parseSocketEvent,
  type SocketEvent,
  sendMessage,
} from '@saudagar/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SignedUp, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { newId } from '../ids.ts';
import type { Connection } from './connection.ts';
import { createEmitter } from './fanOut.ts';
import { createHub } from './hub.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A socket of a member, and what it is told. */
function listen({ user, token }: SignedUp) {
  const came: SocketEvent[] = [];
  const keep = (frame: string) => void came.push(parseSocketEvent(frame) as SocketEvent);
  const connection: Connection = {
    ...{ memberId: user.id, token, roomId: null, send: keep, sendPassing: keep },
    ...{ open: () => {}, close: async () => {}, beat: () => {} },
  };
  return { connection, came };
}

/** A hub whose notices the test plays, and a group chat of two of which the second listens. */
async function startHub() {
  const { emit, subscribe } = createEmitter();
  const { community } = server;
  const hub = createHub(
    { ...community, fanOut: { ...community.fanOut, subscribe } },
    pino({ level: 'silent' }),
  );
  const [a, b] = [await server.signUp(), await server.signUp()];
  const body = { name: 'Grup', user_ids: [b.user.id] };
  const { id: room } = await a.client.call(createRoom, { body });
  const { connection, came } = listen(b);
  await hub.add(connection);
  return { hub, emit, a, room, came };
}

/** Puts messages into an empty room, without a notice. */
async function fill(room_id: string, sender_id: string, count: number): Promise<void> {
  const { db } = server.community;
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    ...{ room_id, sender_id, sequence: at + 1 },
    ...{ content: `Pesan ${at + 1}`, client_id: null, created_at: new Date() },
  }));
  await db.insertInto('messages').values(rows).execute();
  await db.updateTable('rooms').set({ last_sequence: count }).where('id', '=', room_id).execute();
}

test('a message that was read before its notice came is told once', async () => {
  const { hub, emit, a, room, came } = await startHub();
  for (const content of ['Satu', 'Dua'])
    await a.client.call(sendMessage, {
      params: { roomId: room },
      body: { content, message_type: 'text' },
    });
  for (const sequence of [1, 2]) {
    emit({ kind: 'message', room, sequence });
    emit({ kind: 'typing', room, member: a.user.id, typing: true });
    await vi.waitFor(() =>
      expect(came.filter(({ type }) => type === 'typing')).toHaveLength(sequence),
    );
  }
  expect(
    came.flatMap((event) => (event.type === 'new_message' ? [event.message.content] : [])),
  ).toEqual(['Satu', 'Dua']);
  await hub.close();
});

test('where notices were lost in mid-burst, the next one brings all messages up to its own', async () => {
  const { hub, emit, a, room, came } = await startHub();
  await fill(room, a.user.id, 250);
  for (const sequence of [1, 250]) emit({ kind: 'message', room, sequence });
  const numbers = () =>
    came.flatMap((event) => (event.type === 'new_message' ? [event.message.sequence] : []));
  await vi.waitFor(() => expect(numbers()).toHaveLength(250));
  expect(numbers()).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
  await hub.close();
});

test('more than can wait for one room has only its members look anew', async () => {
  const { hub, emit, a, room, came } = await startHub();
  const stranger = listen(await server.signUp());
  await hub.add(stranger.connection);
  await fill(room, a.user.id, 2);
  for (let count = 0; count < 1_005; count += 1)
    emit({ kind: 'read', room, member: a.user.id, from: 0, sequence: 1 });
  emit({ kind: 'message', room, sequence: 2 });
  await vi.waitFor(() => expect(came.map(({ type }) => type)).toContain('new_message'));
  expect(came.filter(({ type }) => type === 'gap')).toHaveLength(1);
  expect(stranger.came).toEqual([]);
  await hub.close();
});

test('tells a read mark once when members have read before their notices come', async () => {
  const { hub, emit, room, came, a } = await startHub();
  const readers = await Promise.all(Array.from({ length: 5 }, () => server.signUp()));
  const params = { roomId: room };
  const user_ids = readers.map(({ user }) => user.id);
  await a.client.call(addRoomMembers, { params, body: { user_ids } });
  const { db } = server.community;
  const { last_sequence } = await db
    .selectFrom('rooms')
    .where('id', '=', room)
    .select('last_sequence')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('room_members')
    .set({ read_sequence: last_sequence })
    .where('room_id', '=', room)
    .execute();
  const marks = () =>
    came.flatMap((event) => (event.type === 'read' ? [event.others_read_sequence] : []));
  const emitReads = async () => {
    for (const member of user_ids)
      emit({ kind: 'read', room, member, from: 0, sequence: last_sequence });
    const typings = came.filter(({ type }) => type === 'typing').length;
    emit({ kind: 'typing', room, member: a.user.id, typing: true });
    await vi.waitFor(() =>
      expect(came.filter(({ type }) => type === 'typing')).toHaveLength(typings + 1),
    );
  };
  await emitReads();
  expect(marks()).toEqual([last_sequence]);
  // A newcomer may have put the mark back meanwhile.
  emit({ kind: 'room', room });
  await emitReads();
  expect(marks()).toEqual([last_sequence, last_sequence]);
  await hub.close();
});

test('notices of typing, soon untrue, are dropped before anything else has to wait for them', async () => {
  const { hub, emit, a, room, came } = await startHub();
  await fill(room, a.user.id, 1);
  for (let count = 0; count < 1_500; count += 1)
    emit({ kind: 'typing', room, member: a.user.id, typing: true });
  emit({ kind: 'message', room, sequence: 1 });
  await vi.waitFor(() => expect(came.map(({ type }) => type)).toContain('new_message'));
  expect(came.filter(({ type }) => type === 'typing').length).toBeLessThan(50);
  expect(came.map(({ type }) => type)).not.toContain('gap');
  await hub.close();
});

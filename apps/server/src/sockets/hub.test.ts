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

/** Opens a member's socket and collects its events. */
function listen({ user, token }: SignedUp) {
  const received: SocketEvent[] = [];
  const keep = (frame: string) => void received.push(parseSocketEvent(frame) as SocketEvent);
  const connection: Connection = {
    ...{ memberId: user.id, token, roomId: null, send: keep, sendPassing: keep },
    ...{ open: () => {}, close: async () => {}, beat: () => {} },
  };
  return { connection, received };
}

/** Starts a hub with events played by the test, and a socket of one of a group chat's two. */
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
  const { connection, received } = listen(b);
  await hub.add(connection);
  return { hub, emit, a, room, received };
}

/** Inserts messages into an empty room without an event. */
async function fill(room_id: string, sender_id: string, count: number): Promise<void> {
  const { db } = server.community;
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    ...{ room_id, sender_id, sequence: index + 1 },
    ...{ content: `Pesan ${index + 1}`, client_id: null, created_at: new Date() },
  }));
  await db.insertInto('messages').values(rows).execute();
  await db.updateTable('rooms').set({ last_sequence: count }).where('id', '=', room_id).execute();
}

test('a message read before its event arrives is sent once', async () => {
  const { hub, emit, a, room, received } = await startHub();
  for (const content of ['Satu', 'Dua'])
    await a.client.call(sendMessage, {
      params: { roomId: room },
      body: { content, message_type: 'text' },
    });
  for (const sequence of [1, 2]) {
    emit({ kind: 'message', room, sequence });
    emit({ kind: 'typing', room, member: a.user.id, typing: true });
    await vi.waitFor(() =>
      expect(received.filter(({ type }) => type === 'typing')).toHaveLength(sequence),
    );
  }
  expect(
    received.flatMap((event) => (event.type === 'new_message' ? [event.message.content] : [])),
  ).toEqual(['Satu', 'Dua']);
  await hub.close();
});

test('the event after lost ones brings all messages up to its own', async () => {
  const { hub, emit, a, room, received } = await startHub();
  await fill(room, a.user.id, 250);
  for (const sequence of [1, 250]) emit({ kind: 'message', room, sequence });
  const numbers = () =>
    received.flatMap((event) => (event.type === 'new_message' ? [event.message.sequence] : []));
  await vi.waitFor(() => expect(numbers()).toHaveLength(250));
  expect(numbers()).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  await hub.close();
});

test('too many pending events of one room make only its members refetch', async () => {
  const { hub, emit, a, room, received } = await startHub();
  const stranger = listen(await server.signUp());
  await hub.add(stranger.connection);
  await fill(room, a.user.id, 2);
  for (let count = 0; count < 1_005; count += 1)
    emit({ kind: 'read', room, member: a.user.id, from: 0, sequence: 1 });
  emit({ kind: 'message', room, sequence: 2 });
  await vi.waitFor(() => expect(received.map(({ type }) => type)).toContain('new_message'));
  expect(received.filter(({ type }) => type === 'gap')).toHaveLength(1);
  expect(stranger.received).toEqual([]);
  await hub.close();
});

test('a read mark is sent once when members have read before their events arrive', async () => {
  const { hub, emit, room, received, a } = await startHub();
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
    received.flatMap((event) => (event.type === 'read' ? [event.others_read_sequence] : []));
  const emitReads = async () => {
    for (const member of user_ids)
      emit({ kind: 'read', room, member, from: 0, sequence: last_sequence });
    const typings = received.filter(({ type }) => type === 'typing').length;
    emit({ kind: 'typing', room, member: a.user.id, typing: true });
    await vi.waitFor(() =>
      expect(received.filter(({ type }) => type === 'typing')).toHaveLength(typings + 1),
    );
  };
  await emitReads();
  expect(marks()).toEqual([last_sequence]);
  // A new member may have lowered the mark meanwhile.
  emit({ kind: 'room', room });
  await emitReads();
  expect(marks()).toEqual([last_sequence, last_sequence]);
  await hub.close();
});

test('typing events are dropped before other events have to wait for them', async () => {
  const { hub, emit, a, room, received } = await startHub();
  await fill(room, a.user.id, 1);
  for (let count = 0; count < 1_500; count += 1)
    emit({ kind: 'typing', room, member: a.user.id, typing: true });
  emit({ kind: 'message', room, sequence: 1 });
  await vi.waitFor(() => expect(received.map(({ type }) => type)).toContain('new_message'));
  expect(received.filter(({ type }) => type === 'typing').length).toBeLessThan(50);
  expect(received.map(({ type }) => type)).not.toContain('gap');
  await hub.close();
});

test('a change of the queues reaches moderators and admins, not the one who made it', async () => {
  const { hub, emit, a } = await startHub();
  const [moderator, admin] = [await server.signUp(), await server.signUp()];
  const { db } = server.community;
  for (const [{ user }, role] of [
    [moderator, 'moderator'],
    [admin, 'admin'],
  ] as const)
    await db.updateTable('members').set({ role }).where('id', '=', user.id).execute();
  const sockets = [moderator, admin, a].map(listen);
  for (const { connection } of sockets) await hub.add(connection);
  emit({ kind: 'moderation', by: a.user.id });
  const types = () => sockets.map(({ received }) => received.map(({ type }) => type));
  await vi.waitFor(() => expect(types()).toEqual([['moderation'], ['moderation'], []]));
  emit({ kind: 'moderation', by: moderator.user.id });
  await vi.waitFor(() => expect(types()[1]).toHaveLength(2));
  expect(types()).toEqual([['moderation'], ['moderation', 'moderation'], []]);
  await hub.close();
});

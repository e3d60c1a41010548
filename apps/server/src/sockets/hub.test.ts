import { createRoom, parseSocketEvent, type SocketEvent, sendMessage } from '@saudagar/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHearers } from '../messages/fanOut.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testServer.ts';
import type { Connection } from './connection.ts';
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

test('a message that was read before its notice came is told once', async () => {
  const { tell, subscribe } = createHearers();
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

  for (const content of ['Satu', 'Dua'])
    await a.client.call(sendMessage, {
      params: { roomId: room },
      body: { content, message_type: 'text' },
    });
  for (const sequence of [1, 2]) {
    tell({ kind: 'message', room, sequence });
    tell({ kind: 'typing', room, member: a.user.id, typing: true });
    await vi.waitFor(() =>
      expect(came.filter(({ type }) => type === 'typing')).toHaveLength(sequence),
    );
  }
  expect(
    came.flatMap((event) => (event.type === 'new_message' ? [event.message.content] : [])),
  ).toEqual(['Satu', 'Dua']);
  await hub.close();
});

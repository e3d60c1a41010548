import {
  addRoomMembers,
  createRoom,
  leaveRoom,
  listMessages,
  logout,
  logoutEverywhere,
  openDirectRoom,
  readRoom,
  SOCKET_CLOSE,
  sendMessage,
} from '@saudagar/contract';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { TestSocket } from '../../../apps/server/testing/socketFixture.ts';
import type { Harness, Person } from '../harness.ts';

/** The two sockets: access, events and their end (MSG-031–036). */
export function socketsSuite(harness: Harness): void {
  const opened: TestSocket[] = [];
  afterEach(async () => {
    for (const socket of opened.splice(0)) {
      socket.close();
      await socket.closed;
    }
  });

  const dial = (token: string, roomId?: string) => {
    const socket = harness.socket(token, roomId);
    opened.push(socket);
    return socket;
  };
  const connect = async ({ token }: Person, roomId?: string) => {
    const socket = dial(token, roomId);
    await socket.next('ready');
    return socket;
  };
  const say = (from: Person, roomId: string, content: string, client_id?: string) =>
    from.client.call(sendMessage, {
      params: { roomId },
      body: { content, message_type: 'text', client_id },
    });
  const group = async (maker: Person, others: readonly Person[]) => {
    const user_ids = others.map(({ user }) => user.id);
    return (await maker.client.call(createRoom, { body: { name: 'Grup', user_ids } })).id;
  };
  const read = (by: Person, roomId: string, sequence: number) =>
    by.client.call(readRoom, { params: { roomId }, body: { sequence } });

  async function pair() {
    const [a, b] = [await harness.signUp(), await harness.signUp()];
    const params = { userId: b.user.id };
    return { a, b, room: (await a.client.call(openDirectRoom, { params })).id };
  }

  describe('a socket', () => {
    it.each(['', 'unknown'])(
      'a socket with the token "%s" is closed before any frame',
      async (token) => {
        const socket = dial(token);
        expect(await socket.closed).toBe(SOCKET_CLOSE.unauthorized);
        expect(socket.received).toEqual([]);
      },
    );

    it('a socket of a conversation of others is closed before any frame', async () => {
      const { room } = await pair();
      const { token } = await harness.signUp();
      for (const id of [room, 'nowhere', '01920000-0000-7000-8000-000000000000']) {
        const socket = dial(token, id);
        expect(await socket.closed).toBe(SOCKET_CLOSE.notFound);
        expect(socket.received).toEqual([]);
      }
    });

    it('a deactivated member gets no socket, and an open one is closed', async () => {
      const { a, room } = await pair();
      const sockets = [await connect(a), await connect(a, room)];
      await harness.deactivate(a.user.id);
      for (const socket of sockets) expect(await socket.closed).toBe(SOCKET_CLOSE.unauthorized);
      expect(await dial(a.token).closed).toBe(SOCKET_CLOSE.unauthorized);
    });

    it('a socket is closed with its session, and with no other', async () => {
      const { a, b } = await pair();
      const [mine, other] = [await connect(a), await connect(b)];
      await a.client.call(logout);
      expect(await mine.closed).toBe(SOCKET_CLOSE.unauthorized);
      await b.client.call(logoutEverywhere);
      expect(await other.closed).toBe(SOCKET_CLOSE.unauthorized);
    });
  });

  describe('a new message', () => {
    it('a new message is sent to both as in the history, with the key to its sender', async () => {
      const { a, b, room } = await pair();
      const [mine, theirs] = [await connect(a), await connect(b)];
      const sent = await say(a, room, 'Halo', 'kunci-soket');
      expect((await mine.next('new_message')).message).toEqual(sent);
      const { message } = await theirs.next('new_message');
      expect(message).toEqual({ ...sent, client_id: null });
      expect(await b.client.call(listMessages, { params: { roomId: room } })).toEqual([message]);
    });

    it('the socket of a conversation receives its messages and no others', async () => {
      const { a, b, room } = await pair();
      const elsewhere = await group(a, [b]);
      const socket = await connect(b, room);
      await say(a, elsewhere, 'Di tempat lain');
      await say(a, room, 'Di sini');
      expect((await socket.next('new_message')).message.content).toBe('Di sini');
      // Heartbeats come at intervals, with or without messages.
      const types = socket.received.map(({ type }) => type).filter((type) => type !== 'heartbeat');
      expect(types).toEqual(['ready', 'new_message']);
    });

    it('a message repeated with its client id is not published again', async () => {
      const { a, b, room } = await pair();
      const socket = await connect(b);
      for (let count = 0; count < 3; count += 1) await say(a, room, 'Sekali', 'kunci-sekali');
      await say(a, room, 'Sesudahnya');
      await socket.next('new_message', ({ message }) => message.content === 'Sesudahnya');
      const contents = socket.received.flatMap((event) =>
        event.type === 'new_message' ? [event.message.content] : [],
      );
      expect(contents).toEqual(['Sekali', 'Sesudahnya']);
    });

    it('concurrent messages are published in order of their numbers, each once', async () => {
      const { a, b, room } = await pair();
      const socket = await connect(b);
      const count = 40;
      await Promise.all(
        Array.from({ length: count }, (_, index) => say(index % 2 ? a : b, room, `Pesan ${index}`)),
      );
      await socket.next('new_message', ({ message }) => message.sequence === count);
      const numbers = socket.received.flatMap((event) =>
        event.type === 'new_message' ? [event.message.sequence] : [],
      );
      expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    });

    it('a new message updates the unread counts of its conversation and in total', async () => {
      const { a, b, room } = await pair();
      const other = await group(a, [b]);
      await say(a, other, 'Di grup');
      const socket = await connect(b);
      await say(a, room, 'Satu');
      expect(await socket.next('unread')).toEqual({
        type: 'unread',
        room_id: room,
        unread_count: 1,
        total: 2,
      });
      await read(b, room, 1);
      expect(await socket.next('unread', ({ total }) => total === 1)).toMatchObject({
        room_id: room,
        unread_count: 0,
      });
    });
  });

  describe('reading', () => {
    it('reading is published to the others and to one’s own other tabs', async () => {
      const { a, b, room } = await pair();
      await say(a, room, 'Satu');
      const [sender, otherTab] = [await connect(a), await connect(b)];
      await read(b, room, 1);
      const event = { type: 'read', room_id: room, user_id: b.user.id, sequence: 1 };
      expect(await sender.next('read')).toEqual({ ...event, others_read_sequence: 1 });
      expect(await otherTab.next('read')).toEqual({ ...event, others_read_sequence: 1 });
    });

    it('reading in a group chat counts once everybody has read', async () => {
      const [a, b, c] = [await harness.signUp(), await harness.signUp(), await harness.signUp()];
      const room = await group(a, [b, c]);
      await say(a, room, 'Satu');
      const socket = await connect(a);
      await read(b, room, 1);
      await read(c, room, 1);
      expect(await socket.next('read')).toMatchObject({
        user_id: c.user.id,
        others_read_sequence: 1,
      });
    });

    it('reading is published only to members whose read marks change', async () => {
      const people = await Promise.all(Array.from({ length: 6 }, () => harness.signUp()));
      const [a, last] = [people[0] as Person, people[5] as Person];
      const room = await group(a, people.slice(1));
      await say(a, room, 'Satu');
      const sockets = await Promise.all(people.map((one) => connect(one)));
      await Promise.all(people.slice(1, 5).map((one) => read(one, room, 1)));
      await read(last, room, 1);
      await say(a, room, 'Dua');
      const reads = await Promise.all(
        sockets.map(async (socket) => {
          await socket.next('new_message', ({ message }) => message.content === 'Dua');
          return socket.received.flatMap((event) => (event.type === 'read' ? [event] : []));
        }),
      );
      for (const ofOne of reads) expect(ofOne.at(-1)?.others_read_sequence).toBe(1);
      // Each of thirty receives its own mark, and one changed mark of the others.
      expect(reads.flat().length).toBeLessThan(15);
    });
  });

  describe('typing', () => {
    const typing = (room_id: string, is = true) =>
      JSON.stringify({ type: 'typing', room_id, typing: is });

    it('typing is published to the others, not to oneself', async () => {
      const { a, b, room } = await pair();
      const [mine, theirs, ofRoom] = [await connect(a), await connect(b), await connect(b, room)];
      mine.send(typing(room));
      const event = {
        type: 'typing',
        room_id: room,
        user_id: a.user.id,
        full_name: a.user.full_name,
      };
      expect(await theirs.next('typing')).toEqual({ ...event, typing: true });
      expect(await ofRoom.next('typing')).toEqual({ ...event, typing: true });
      mine.send(typing(room, false));
      expect(await theirs.next('typing')).toEqual({ ...event, typing: false });
      expect(mine.received.map(({ type }) => type)).not.toContain('typing');
    });

    it('typing in a conversation of others is published to nobody', async () => {
      const { a, b, room } = await pair();
      const stranger = await connect(await harness.signUp());
      const [mine, theirs] = [await connect(a), await connect(b)];
      stranger.send(typing(room));
      // An event of a later version is ignored.
      mine.send(JSON.stringify({ type: 'dancing', room_id: room }));
      mine.send(typing(room));
      expect((await theirs.next('typing')).user_id).toBe(a.user.id);
    });

    test.each([
      ['no JSON', 'halo'],
      ['no command', '{"type":"typing"}'],
      ['no object', '[]'],
      ['bytes', new TextEncoder().encode('{"type":"typing"}').buffer],
    ])('a frame sent as %s closes the socket', async (_, frame) => {
      const socket = await connect(await harness.signUp());
      socket.send(frame);
      expect(await socket.closed).toBe(SOCKET_CLOSE.badFrame);
    });
  });

  describe('a room that changes', () => {
    it('a group chat’s changes are published to its members: made, joined, left', async () => {
      const [a, b, c] = [await harness.signUp(), await harness.signUp(), await harness.signUp()];
      const [first, late] = [await connect(b), await connect(c)];
      const room = await group(a, [b]);
      expect((await first.next('room')).room_id).toBe(room);
      const params = { roomId: room };
      await a.client.call(addRoomMembers, { params, body: { user_ids: [c.user.id] } });
      expect((await first.next('room')).room_id).toBe(room);
      expect((await late.next('room')).room_id).toBe(room);
      await c.client.call(leaveRoom, { params });
      expect(await late.next('room_left')).toEqual({ type: 'room_left', room_id: room });
      expect((await first.next('room')).room_id).toBe(room);
      await say(a, room, 'Tanpa C');
      await first.next('new_message', ({ message }) => message.content === 'Tanpa C');
      // Of all events, only the line about their joining is for them.
      const lines = late.received.flatMap((event) =>
        event.type === 'new_message' ? [event.message.message_type] : [],
      );
      expect(lines).toEqual(['members_added']);
    });

    it('a new direct conversation is published to its opener alone', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const [own, other] = [await connect(a), await connect(b)];
      const params = { userId: b.user.id };
      const { id } = await a.client.call(openDirectRoom, { params });
      expect((await own.next('room')).room_id).toBe(id);
      await say(a, id, 'Halo');
      expect((await other.next('new_message')).message.room_id).toBe(id);
      expect(other.received.map(({ type }) => type)).not.toContain('room');
    });

    it('leaving a group chat closes the member’s socket of it', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const room = await group(a, [b]);
      const socket = await connect(b, room);
      await b.client.call(leaveRoom, { params: { roomId: room } });
      expect(await socket.closed).toBe(SOCKET_CLOSE.notFound);
    });
  });
}

import {
  listConversations,
  listMessages,
  MESSAGE_MAX_LENGTH,
  type Message,
  openDirectRoom,
  readRoom,
  sendMessage,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import { FILE_NOT_FOUND, ROOM_NOT_FOUND } from '../refusals.ts';
import type { Person, Stage } from '../stage.ts';

/** Direct rooms, sending, history in pages, and reading (MSG-004–058). */
export function messagesSuite(stage: Stage): void {
  const open = (from: Person, to: Person) =>
    from.client.call(openDirectRoom, { params: { userId: to.user.id } });
  const say = (from: Person, roomId: string, content: string, more: object = {}) =>
    from.client.call(sendMessage, {
      params: { roomId },
      body: { content, message_type: 'text', ...more },
    });
  const history = (by: Person, roomId: string, query = {}) =>
    by.client.call(listMessages, { params: { roomId }, query });
  const list = async (by: Person) => (await by.client.call(listConversations)).items;
  const said = (messages: readonly Message[]) =>
    messages.map(({ sequence, content }) => `${sequence} ${content}`);

  async function pair() {
    const [a, b] = [await stage.signUp(), await stage.signUp()];
    return { a, b, room: (await open(a, b)).id };
  }

  describe('the direct conversation of two members', () => {
    it('is made once, whoever opens it and however often at once', async () => {
      const [a, b] = [await stage.signUp(), await stage.signUp()];
      const rooms = await Promise.all([open(a, b), open(b, a), open(a, b), open(b, a)]);
      expect(new Set(rooms.map(({ id }) => id)).size).toBe(1);
      expect((await open(b, a)).id).toBe(rooms[0]?.id);
    });

    it('shows each the other, with nothing said and nothing unread', async () => {
      const { a, b, room } = await pair();
      expect(await open(a, b)).toEqual({
        id: room,
        room_type: 'direct',
        name: null,
        other_user: expect.objectContaining({ id: b.user.id, full_name: b.user.full_name }),
        last_message: null,
        unread_count: 0,
        last_sequence: 0,
        first_sequence: 1,
        read_sequence: 0,
        others_read_sequence: 0,
        members_count: 2,
        activity_at: expect.any(String),
      });
      expect((await open(b, a)).other_user?.id).toBe(a.user.id);
    });

    it('is listed for who opened it, and for the other once something is said', async () => {
      const { a, b, room } = await pair();
      expect((await list(a)).map(({ id }) => id)).toEqual([room]);
      expect(await list(b)).toEqual([]);
      await say(a, room, 'Halo');
      expect((await list(b)).map(({ id }) => id)).toEqual([room]);
    });

    it('is not for oneself', async () => {
      const me = await stage.signUp();
      await stage.refuses(
        {
          status: 400,
          en: 'You cannot message yourself',
          id: 'Anda tidak dapat mengirim pesan kepada diri sendiri',
        },
        me.token,
        (client) => client.call(openDirectRoom, { params: { userId: me.user.id } }),
      );
    });

    it('is opened with nobody who is not there, but stays with who has left', async () => {
      const { a, b, room } = await pair();
      const stranger = await stage.signUp();
      await stage.deactivate(b.user.id);
      expect((await open(a, b)).id).toBe(room);
      for (const userId of ['nobody', '01920000-0000-7000-8000-000000000000', b.user.id])
        await stage.refuses(
          { status: 404, en: 'Member not found', id: 'Anggota tidak ditemukan' },
          stranger.token,
          (client) => client.call(openDirectRoom, { params: { userId } }),
        );
    });
  });

  describe('a message', () => {
    it('has its number, its sender and its words', async () => {
      const { a, b, room } = await pair();
      const sent = await say(a, room, '  Halo **Budi**\nApa kabar?  ', { client_id: 'kunci-01' });
      const message = {
        id: expect.any(String),
        room_id: room,
        sequence: 1,
        sender_id: a.user.id,
        sender: expect.objectContaining({ id: a.user.id, full_name: a.user.full_name }),
        content: 'Halo **Budi**\nApa kabar?',
        message_type: 'text',
        created_at: expect.any(String),
        attachments: [],
        files: [],
        client_id: 'kunci-01',
      };
      expect(sent).toEqual(message);
      expect(await history(a, room)).toEqual([message]);
      expect(await history(b, room)).toEqual([{ ...message, client_id: null }]);
    });

    it('sent again, one after another or at once, is the same message', async () => {
      const { a, b, room } = await pair();
      const once = () => say(a, room, 'Sekali saja', { client_id: 'sekali-saja' });
      const sent = await Promise.all([once(), once(), once()]);
      expect(await once()).toEqual(sent[0]);
      expect(sent[1]).toEqual(sent[0]);
      expect(sent[2]).toEqual(sent[0]);
      await say(b, room, 'Sekali juga', { client_id: 'sekali-saja' });
      expect(said(await history(a, room))).toEqual(['1 Sekali saja', '2 Sekali juga']);
    });

    it('of many sent at once each has a number of its own, without a gap', async () => {
      const { a, b, room } = await pair();
      const count = 24;
      const sent = await Promise.all(
        Array.from({ length: count }, (_, at) => say(at % 2 ? a : b, room, `Pesan ${at}`)),
      );
      const numbers = sent.map(({ sequence = 0 }) => sequence).sort((x, y) => x - y);
      expect(numbers).toEqual(Array.from({ length: count }, (_, at) => at + 1));
      const shown = await history(a, room);
      expect(shown.map(({ sequence }) => sequence)).toEqual(numbers);
    });

    it('is words of at most 5,000 characters, not blank', async () => {
      const { a, room } = await pair();
      const most = 'a'.repeat(MESSAGE_MAX_LENGTH);
      expect((await say(a, room, most)).content).toBe(most);
      for (const content of ['', '   ', '\n\t'])
        await stage.refuses(
          { status: 422, en: 'Text is required', id: 'Teks wajib diisi', field: 'content' },
          a.token,
          (client) =>
            client.call(sendMessage, {
              params: { roomId: room },
              body: { content, message_type: 'text' },
            }),
        );
      for (const length of [MESSAGE_MAX_LENGTH + 1, 20_000])
        await stage.refuses(
          {
            status: 422,
            en: 'Text must be at most 5000 characters',
            id: 'Teks maksimal 5000 karakter',
            field: 'content',
          },
          a.token,
          (client) =>
            client.call(sendMessage, {
              params: { roomId: room },
              body: { content: 'a'.repeat(length), message_type: 'text' },
            }),
        );
      expect(await history(a, room)).toHaveLength(1);
    });

    it('is of the one kind there is', async () => {
      const { a, room } = await pair();
      const answer = await stage.fetch(`/api/messages/${room}/send`, {
        method: 'POST',
        token: a.token,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ content: 'Halo', message_type: 'video' }),
      });
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { detail: 'Message type: choose from the list', field: 'message_type' },
      ]);
    });

    it.each([
      ['emoji of several parts', '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏽'],
      ['right-to-left text', 'شكرا \u200f\u202etxt\u202c'],
      ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
      ['control characters', 'a\u0001\u0008\u001b[31mb'],
    ])('keeps %s as it was written', async (_, content) => {
      const { a, b, room } = await pair();
      await say(a, room, content);
      expect((await history(b, room))[0]?.content).toBe(content);
    });
  });

  describe('history', () => {
    it('comes in pages by number, oldest first, from either side', async () => {
      const { a, b, room } = await pair();
      for (let at = 1; at <= 7; at += 1) await say(at % 2 ? a : b, room, `Pesan ${at}`);
      const numbers = async (query: object) =>
        (await history(a, room, query)).map(({ sequence }) => sequence);
      expect(await numbers({ limit: 3 })).toEqual([5, 6, 7]);
      expect(await numbers({ limit: 3, before: 5 })).toEqual([2, 3, 4]);
      expect(await numbers({ limit: 3, before: 2 })).toEqual([1]);
      expect(await numbers({ limit: 3, before: 1 })).toEqual([]);
      expect(await numbers({ limit: 3, after: 0 })).toEqual([1, 2, 3]);
      expect(await numbers({ limit: 3, after: 3 })).toEqual([4, 5, 6]);
      expect(await numbers({ after: 7 })).toEqual([]);
      expect(await numbers({ after: 2, before: 6 })).toEqual([3, 4, 5]);
      expect(await numbers({})).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });

    test.each([
      ['limit', 0],
      ['limit', 101],
      ['before', -1],
      ['after', 1.5],
      ['mark_read', 'maybe'],
    ])('with %s=%s is refused', async (field, value) => {
      const { a, room } = await pair();
      const path = `/api/messages/${room}/history?${field}=${value}`;
      expect((await stage.fetch(path, { token: a.token })).status).toBe(422);
    });
  });

  describe('what is unread', () => {
    const counts = async (by: Person, room: string) => {
      const found = (await list(by)).find(({ id }) => id === room);
      return [found?.unread_count, found?.read_sequence, found?.others_read_sequence];
    };

    it('are others’ messages; fetching the newest marks them read', async () => {
      const { a, b, room } = await pair();
      await say(a, room, 'Satu');
      await say(a, room, 'Dua');
      expect(await counts(b, room)).toEqual([2, 0, 2]);
      expect(await counts(a, room)).toEqual([0, 2, 0]);
      await history(b, room);
      expect(await counts(b, room)).toEqual([0, 2, 2]);
      expect(await counts(a, room)).toEqual([0, 2, 2]);
    });

    it('stays where older pages are fetched, or asked to', async () => {
      const { a, b, room } = await pair();
      for (const words of ['Satu', 'Dua', 'Tiga']) await say(a, room, words);
      await history(b, room, { before: 3 });
      await history(b, room, { mark_read: 'false' });
      expect(await counts(b, room)).toEqual([3, 0, 3]);
      await history(b, room, { after: 0, limit: 2 });
      expect(await counts(b, room)).toEqual([1, 2, 3]);
    });

    it('counts no message of one’s own, read or not what came before', async () => {
      const { a, b, room } = await pair();
      await say(a, room, 'Satu');
      await say(b, room, 'Dua');
      await say(a, room, 'Tiga');
      await say(b, room, 'Empat');
      expect(await counts(b, room)).toEqual([2, 0, 1]);
      const read = (sequence: number) =>
        b.client.call(readRoom, { params: { roomId: room }, body: { sequence } });
      expect(await read(1)).toEqual({ read_sequence: 1, unread_count: 1 });
      expect(await read(3)).toEqual({ read_sequence: 3, unread_count: 0 });
      await say(b, room, 'Lima');
      await say(a, room, 'Enam');
      expect(await counts(b, room)).toEqual([1, 3, 1]);
    });

    it('never comes back, and is read no further than there is', async () => {
      const { a, b, room } = await pair();
      await say(a, room, 'Satu');
      await say(a, room, 'Dua');
      const read = (sequence: number) =>
        b.client.call(readRoom, { params: { roomId: room }, body: { sequence } });
      expect(await read(Number.MAX_SAFE_INTEGER)).toEqual({ read_sequence: 2, unread_count: 0 });
      expect(await read(1)).toEqual({ read_sequence: 2, unread_count: 0 });
      await say(a, room, 'Tiga');
      expect(await counts(b, room)).toEqual([1, 2, 3]);
    });
  });

  describe('conversations', () => {
    it('come newest first, with their last message, in pages', async () => {
      const me = await stage.signUp();
      const rooms: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        const other = await stage.signUp();
        const { id } = await open(me, other);
        await say(other, id, `Dari ${count}`);
        rooms.unshift(id);
      }
      await say(me, rooms[2] ?? '', 'Yang terbaru');
      const order = [rooms[2], rooms[0], rooms[1]];
      const all = await list(me);
      expect(all.map(({ id }) => id)).toEqual(order);
      expect(all[0]?.last_message).toEqual({
        content: 'Yang terbaru',
        sender_id: me.user.id,
        created_at: all[0]?.activity_at,
        sequence: 2,
        files_count: 0,
      });
      const first = await me.client.call(listConversations, { query: { limit: 2 } });
      const rest = await me.client.call(listConversations, {
        query: { limit: 2, cursor: first.cursor ?? '' },
      });
      expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(order);
      expect(rest.cursor).toBeNull();
    });
  });

  describe('a room that is not one’s own', () => {
    it('is to everybody else as if it were not there', async () => {
      const { a, b, room } = await pair();
      await say(a, room, 'Rahasia');
      const stranger = await stage.signUp();
      const params = (roomId: string) => ({ params: { roomId } });
      const body = { content: 'Halo', message_type: 'text' as const };
      for (const id of [room, 'nowhere', '01920000-0000-7000-8000-000000000000']) {
        const refused = (call: Parameters<Stage['refuses']>[2]) =>
          stage.refuses(ROOM_NOT_FOUND, stranger.token, call);
        await refused((client) => client.call(listMessages, params(id)));
        await refused((client) => client.call(sendMessage, { ...params(id), body }));
        await refused((client) =>
          client.call(sendMessage, { ...params(id), body: { ...body, attachments: ['x'] } }),
        );
        await refused((client) => client.call(readRoom, { ...params(id), body: { sequence: 1 } }));
      }
      expect(await list(stranger)).toEqual([]);
      expect(said(await history(b, room))).toEqual(['1 Rahasia']);
    });
  });

  describe('an attachment', () => {
    it('that is not the sender’s own upload is refused, and nothing is sent', async () => {
      const { a, room } = await pair();
      await stage.refuses({ ...FILE_NOT_FOUND, field: 'attachments' }, a.token, (client) =>
        client.call(sendMessage, {
          params: { roomId: room },
          body: {
            content: 'Lihat',
            message_type: 'text',
            attachments: ['01920000-0000-7000-8000-000000000000'],
          },
        }),
      );
      expect(await history(a, room)).toEqual([]);
    });
  });
}

import { listConversations, readRoom } from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { messageSteps } from './messageSteps.ts';

/** Pages of history, unread counts, and the list of conversations (MSG-004–024, MSG-055–058). */
export function messageHistorySuite(harness: Harness): void {
  const { open, say, history, list, pair } = messageSteps(harness);

  describe('history', () => {
    it('history is paged by number in both directions, oldest first', async () => {
      const { a, b, room } = await pair();
      for (let index = 1; index <= 7; index += 1)
        await say(index % 2 ? a : b, room, `Pesan ${index}`);
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
    ])('history with %s=%s is refused', async (field, value) => {
      const { a, room } = await pair();
      const path = `/api/messages/${room}/history?${field}=${value}`;
      expect((await harness.fetch(path, { token: a.token })).status).toBe(422);
    });
  });

  describe('unread messages', () => {
    const counts = async (by: Person, room: string) => {
      const conversation = (await list(by)).find(({ id }) => id === room);
      return [
        conversation?.unread_count,
        conversation?.read_sequence,
        conversation?.others_read_sequence,
      ];
    };

    it('messages of others are unread; fetching the newest marks them read', async () => {
      const { a, b, room } = await pair();
      await say(a, room, 'Satu');
      await say(a, room, 'Dua');
      expect(await counts(b, room)).toEqual([2, 0, 2]);
      expect(await counts(a, room)).toEqual([0, 2, 0]);
      await history(b, room);
      expect(await counts(b, room)).toEqual([0, 2, 2]);
      expect(await counts(a, room)).toEqual([0, 2, 2]);
    });

    it('fetching older pages, or with the option, leaves messages unread', async () => {
      const { a, b, room } = await pair();
      for (const words of ['Satu', 'Dua', 'Tiga']) await say(a, room, words);
      await history(b, room, { before: 3 });
      await history(b, room, { mark_read: 'false' });
      expect(await counts(b, room)).toEqual([3, 0, 3]);
      await history(b, room, { after: 0, limit: 2 });
      expect(await counts(b, room)).toEqual([1, 2, 3]);
    });

    it('one’s own messages are never unread, and mark nothing before them as read', async () => {
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

    it('the read mark never decreases, nor exceeds the last message', async () => {
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
    it('conversations come newest first, with their last message, in pages', async () => {
      const me = await harness.signUp();
      const rooms: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        const other = await harness.signUp();
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
}

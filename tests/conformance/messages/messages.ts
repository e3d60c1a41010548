import {
  listMessages,
  MESSAGE_MAX_LENGTH,
  type Message,
  openDirectRoom,
  readRoom,
  sendMessage,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness } from '../harness.ts';
import { FILE_NOT_FOUND, ROOM_NOT_FOUND } from '../refusals.ts';
import { messageSteps, quietRoom } from './messageSteps.ts';

/** Direct conversations, sending, and access to a conversation (MSG-025–046). */
export function messagesSuite(harness: Harness): void {
  const { open, say, history, list, pair } = messageSteps(harness);
  const numbered = (messages: readonly Message[]) =>
    messages.map(({ sequence, content }) => `${sequence} ${content}`);

  describe('the direct conversation of two members', () => {
    it('a direct conversation is made once by repeated and concurrent calls', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const rooms = await Promise.all([open(a, b), open(b, a), open(a, b), open(b, a)]);
      expect(new Set(rooms.map(({ id }) => id)).size).toBe(1);
      expect((await open(b, a)).id).toBe(rooms[0]?.id);
    });

    it('a new direct conversation shows each the other member, and no message', async () => {
      const { a, b, room } = await pair();
      expect(await open(a, b)).toEqual(
        quietRoom({
          id: room,
          room_type: 'direct',
          other_user: expect.objectContaining({ id: b.user.id, full_name: b.user.full_name }),
          members_count: 2,
        }),
      );
      expect((await open(b, a)).other_user?.id).toBe(a.user.id);
    });

    it('a direct conversation is listed for the other once it has a message', async () => {
      const { a, b, room } = await pair();
      expect((await list(a)).map(({ id }) => id)).toEqual([room]);
      expect(await list(b)).toEqual([]);
      await say(a, room, 'Halo');
      expect((await list(b)).map(({ id }) => id)).toEqual([room]);
    });

    it('a direct conversation with oneself is refused', async () => {
      const me = await harness.signUp();
      await harness.refuses(
        {
          status: 400,
          en: 'You cannot message yourself',
          id: 'Anda tidak dapat mengirim pesan kepada diri sendiri',
        },
        me.token,
        (client) => client.call(openDirectRoom, { params: { userId: me.user.id } }),
      );
    });

    it('a direct conversation needs an active member, unless it exists already', async () => {
      const { a, b, room } = await pair();
      const stranger = await harness.signUp();
      await harness.deactivate(b.user.id);
      expect((await open(a, b)).id).toBe(room);
      for (const userId of ['nobody', '01920000-0000-7000-8000-000000000000', b.user.id])
        await harness.refuses(
          { status: 404, en: 'Member not found', id: 'Anggota tidak ditemukan' },
          stranger.token,
          (client) => client.call(openDirectRoom, { params: { userId } }),
        );
    });
  });

  describe('a message', () => {
    it('a message has its number, its sender and its words', async () => {
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
        reply_to: null,
        reactions: [],
        my_reaction: null,
      };
      expect(sent).toEqual(message);
      expect(await history(a, room)).toEqual([message]);
      expect(await history(b, room)).toEqual([{ ...message, client_id: null }]);
    });

    it('a message repeated with its client id, later or at once, is the same message', async () => {
      const { a, b, room } = await pair();
      const once = () => say(a, room, 'Sekali saja', { client_id: 'sekali-saja' });
      const sent = await Promise.all([once(), once(), once()]);
      expect(await once()).toEqual(sent[0]);
      expect(sent[1]).toEqual(sent[0]);
      expect(sent[2]).toEqual(sent[0]);
      await say(b, room, 'Sekali juga', { client_id: 'sekali-saja' });
      expect(numbered(await history(a, room))).toEqual(['1 Sekali saja', '2 Sekali juga']);
    });

    it('concurrent messages have distinct numbers without a gap', async () => {
      const { a, b, room } = await pair();
      const count = 24;
      const sent = await Promise.all(
        Array.from({ length: count }, (_, index) => say(index % 2 ? a : b, room, `Pesan ${index}`)),
      );
      const numbers = sent.map(({ sequence = 0 }) => sequence).sort((x, y) => x - y);
      expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      const shown = await history(a, room);
      expect(shown.map(({ sequence }) => sequence)).toEqual(numbers);
    });

    it('a message has at most 5,000 characters, and is not blank', async () => {
      const { a, room } = await pair();
      const most = 'a'.repeat(MESSAGE_MAX_LENGTH);
      expect((await say(a, room, most)).content).toBe(most);
      for (const content of ['', '   ', '\n\t'])
        await harness.refuses(
          { status: 422, en: 'Text is required', id: 'Teks wajib diisi', field: 'content' },
          a.token,
          (client) =>
            client.call(sendMessage, {
              params: { roomId: room },
              body: { content, message_type: 'text' },
            }),
        );
      for (const length of [MESSAGE_MAX_LENGTH + 1, 20_000])
        await harness.refuses(
          {
            status: 422,
            en: 'Text must be at most 5,000 characters',
            id: 'Teks maksimal 5.000 karakter',
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

    it('a message of an unknown type is refused', async () => {
      const { a, room } = await pair();
      const answer = await harness.fetch(`/api/messages/${room}/send`, {
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
    ])('a message keeps %s as it was written', async (_, content) => {
      const { a, b, room } = await pair();
      await say(a, room, content);
      expect((await history(b, room))[0]?.content).toBe(content);
    });
  });

  describe('a room that is not one’s own', () => {
    it('a conversation of others is answered as an unknown one', async () => {
      const { a, b, room } = await pair();
      await say(a, room, 'Rahasia');
      const stranger = await harness.signUp();
      const params = (roomId: string) => ({ params: { roomId } });
      const body = { content: 'Halo', message_type: 'text' as const };
      for (const id of [room, 'nowhere', '01920000-0000-7000-8000-000000000000']) {
        const refused = (call: Parameters<Harness['refuses']>[2]) =>
          harness.refuses(ROOM_NOT_FOUND, stranger.token, call);
        await refused((client) => client.call(listMessages, params(id)));
        await refused((client) => client.call(sendMessage, { ...params(id), body }));
        await refused((client) =>
          client.call(sendMessage, { ...params(id), body: { ...body, attachments: ['x'] } }),
        );
        await refused((client) => client.call(readRoom, { ...params(id), body: { sequence: 1 } }));
      }
      expect(await list(stranger)).toEqual([]);
      expect(numbered(await history(b, room))).toEqual(['1 Rahasia']);
    });
  });

  describe('an attachment', () => {
    it('an attachment that is not the sender’s upload is refused with its message', async () => {
      const { a, room } = await pair();
      await harness.refuses({ ...FILE_NOT_FOUND, field: 'attachments' }, a.token, (client) =>
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

import {
  addRoomMembers,
  createRoom,
  type Message,
  QUOTATION_MAX_LENGTH,
  sendMessage,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { messageSteps } from './messageSteps.ts';

/** Replies with the message they quote (MSG-059, MSG-060). */
export function repliesSuite(harness: Harness): void {
  const { say, history, pair } = messageSteps(harness);
  const quoting = (of: Person, { id, sequence }: Message, more: object = {}) => ({
    ...{ id, sequence, sender_id: of.user.id, sender_name: of.user.full_name },
    ...{ excerpt: 'Halo', files_count: 0, is_removed: false, ...more },
  });

  describe('a reply', () => {
    it('MSG-059: a reply quotes the message, in the answer, the history and the socket', async () => {
      const { a, b, room } = await pair();
      const asked = await say(a, room, 'Halo');
      expect(asked.reply_to).toBeNull();
      const socket = harness.socket(a.token);
      await socket.next('ready');
      const reply = await say(b, room, 'Halo juga', { reply_to: asked.id });
      const quoted = quoting(a, asked);
      expect(reply.reply_to).toEqual(quoted);
      expect((await history(a, room)).at(-1)?.reply_to).toEqual(quoted);
      expect((await socket.next('new_message')).message.reply_to).toEqual(quoted);
    });

    it('a quotation is the beginning of the text without markup, on one line', async () => {
      const { a, b, room } = await pair();
      const asked = await say(a, room, `**Kopi**\nGayo ${'a'.repeat(200)}`);
      const { reply_to } = await say(b, room, 'Ya', { reply_to: asked.id });
      expect(reply_to?.excerpt).toMatch(/^Kopi Gayo a+…$/);
      expect(reply_to?.excerpt).toHaveLength(QUOTATION_MAX_LENGTH);
    });

    it('a reply repeated with its client id is the same reply', async () => {
      const { a, b, room } = await pair();
      const asked = await say(a, room, 'Halo');
      const once = () => say(b, room, 'Ya', { reply_to: asked.id, client_id: 'balasan-sekali' });
      const [first, second] = await Promise.all([once(), once()]);
      expect(second).toEqual(first);
      expect(await once()).toEqual(first);
      expect(await history(a, room)).toHaveLength(2);
    });

    it('a reply to a reply quotes it in turn', async () => {
      const { a, b, room } = await pair();
      const asked = await say(a, room, 'Halo');
      const first = await say(b, room, 'Halo', { reply_to: asked.id });
      const second = await say(a, room, 'Apa kabar?', { reply_to: first.id });
      expect(second.reply_to).toEqual(quoting(b, first));
    });

    it('a reply to a message that is not in the room is refused with its field', async () => {
      const { a, b, room } = await pair();
      const elsewhere = await pair();
      const other = await say(elsewhere.a, elsewhere.room, 'Rahasia');
      const body = { name: 'Kita', user_ids: [b.user.id] };
      const { id: own } = await a.client.call(createRoom, { body });
      const mine = await say(a, own, 'Di grup');
      for (const id of [other.id, mine.id, 'nobody', '01920000-0000-7000-8000-000000000000'])
        await harness.refuses(
          {
            status: 404,
            en: 'The message you are replying to is no longer there',
            id: 'Pesan yang Anda balas sudah tidak ada',
            field: 'reply_to',
          },
          a.token,
          (client) =>
            client.call(sendMessage, {
              params: { roomId: room },
              body: { content: 'Ya', message_type: 'text', reply_to: id },
            }),
        );
      expect(await history(a, room)).toEqual([]);
    });

    it('MSG-060: members who joined later do not see an older text in a quotation', async () => {
      const [a, b, c] = [await harness.signUp(), await harness.signUp(), await harness.signUp()];
      const body = { name: 'Kita', user_ids: [b.user.id] };
      const { id: room } = await a.client.call(createRoom, { body });
      const asked = await say(a, room, 'Halo');
      const params = { roomId: room };
      await a.client.call(addRoomMembers, { params, body: { user_ids: [c.user.id] } });
      const socket = harness.socket(c.token);
      await socket.next('ready');
      await say(b, room, 'Ya', { reply_to: asked.id });
      const hidden = quoting(a, asked, { excerpt: null });
      expect((await history(c, room)).at(-1)?.reply_to).toEqual(hidden);
      expect((await socket.next('new_message')).message.reply_to).toEqual(hidden);
      expect((await history(b, room)).at(-1)?.reply_to?.excerpt).toBe('Halo');
      const again = { content: 'Apa?', message_type: 'text' as const, reply_to: asked.id };
      await expect(c.client.call(sendMessage, { params, body: again })).rejects.toMatchObject({
        status: 404,
      });
    });
  });
}

import {
  answerWarning,
  getWarning,
  listMessages,
  REMOVED_MESSAGE,
  reactToMessage,
  sendMessage,
  undoReview,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { messageSteps } from '../messages/messageSteps.ts';
import { accountSteps } from './accountSteps.ts';
import { flagAs, iso, moderationSteps, refusal, review } from './moderationSteps.ts';

const NOT_FOUND = refusal(404, 'Warning not found', 'Peringatan tidak ditemukan');

/** Warned members, and flagged messages (ADM-097). */
export function warningsSuite(harness: Harness): void {
  const { signUpModerator, flagged, list, see, notificationsOf } = moderationSteps(harness);
  const { pair, say } = messageSteps(harness);
  const { someone, actsOf } = accountSteps(harness);

  async function warned() {
    const moderator = await signUpModerator();
    const made = await flagged('Pinjaman cepat!');
    await review(moderator.client, made.id, 'warn_user', 'Bukan untuk iklan');
    const id = (await notificationsOf(made.author))[0]?.subject.id ?? '';
    return { ...made, moderator, flag: made.id, warning: id };
  }
  const read = ({ client }: Person, id: string) => client.call(getWarning, { params: { id } });

  describe('a warning', () => {
    it('a warning shows its member the reason, and nobody else anything', async () => {
      const { author, post, warning, moderator, reporter } = await warned();
      expect(await read(author, warning)).toEqual({
        ...{ id: warning, content_type: 'post', content_id: post, excerpt: 'Pinjaman cepat!' },
        ...{ reason: 'spam', notes: 'Bukan untuk iklan', created_at: iso() },
        ...{ answer: null, answered_at: null },
      });
      for (const { token } of [moderator, reporter])
        for (const id of [warning, 'nothing'])
          await harness.refuses(NOT_FOUND, token, (client) =>
            client.call(getWarning, { params: { id } }),
          );
    });

    it('a warning is answered once, and its moderator is notified', async () => {
      const { author, warning, moderator, flag } = await warned();
      const params = { id: warning };
      const body = { answer: 'Maaf, tidak akan saya ulangi.' };
      for (const _ of [1, 2])
        expect(await author.client.call(answerWarning, { params, body })).toMatchObject({
          answer: body.answer,
          answered_at: iso(),
        });
      await harness.refuses(
        refusal(
          409,
          'You have already answered this warning',
          'Anda sudah menjawab peringatan ini',
        ),
        author.token,
        (client) => client.call(answerWarning, { params, body: { answer: 'Lain' } }),
      );
      await harness.refuses(NOT_FOUND, moderator.token, (client) =>
        client.call(answerWarning, { params, body }),
      );
      expect(await notificationsOf(moderator)).toMatchObject([
        {
          kind: 'warning_answered',
          actors: [{ id: author.user.id }],
          subject: { type: 'flag', id: flag },
        },
      ]);
      const failure = moderator.client.call(undoReview, { params: { id: flag } });
      expect((await failureOf(failure)).status).toBe(409);
    });

    it('a warning is deleted once the decision is undone', async () => {
      const { author, warning, moderator, flag } = await warned();
      await moderator.client.call(undoReview, { params: { id: flag } });
      await harness.refuses(NOT_FOUND, author.token, (client) =>
        client.call(getWarning, { params: { id: warning } }),
      );
    });
  });

  describe('a flagged message', () => {
    async function talk() {
      const { a, b, room } = await pair();
      for (const word of ['satu', 'dua', 'tiga']) await say(a, room, word);
      const { id } = await say(b, room, 'ancaman');
      return { a, b, room, message: id, flag: await flagAs(a, 'message', id) };
    }

    it('a view of a flagged message, with the two before it, is logged once an hour', async () => {
      const moderator = await someone('admin');
      const { b, flag } = await talk();
      const listed = (await list(moderator)).find(({ id }) => id === flag);
      expect(listed?.content).toMatchObject({ is_withheld: true, author: { id: b.user.id } });
      expect(JSON.stringify(listed)).not.toContain('ancaman');
      const seen = await see(moderator, flag);
      expect(seen.content).toMatchObject({ content: 'ancaman', is_withheld: false });
      expect(seen.context.map(({ content }) => content)).toEqual(['dua', 'tiga']);
      await see(moderator, flag);
      expect(await actsOf(moderator, { action_type: 'view_message' })).toHaveLength(1);
    });

    it('a message can be flagged by its readers alone', async () => {
      const { message, room, a } = await talk();
      const stranger = await harness.signUp();
      const attempt = (id: string) => flagAs(stranger, 'message', id);
      for (const id of [message, 'nothing'])
        expect(await failureOf(attempt(id))).toMatchObject({
          status: 404,
          message: 'Message not found',
        });
      expect(await a.client.call(listMessages, { params: { roomId: room } })).toHaveLength(4);
    });

    it('MSG-060: a removed message keeps its place, and quotations of it lose its text', async () => {
      const moderator = await signUpModerator();
      const { a, room, message, flag } = await talk();
      const params = { roomId: room };
      const reply = { content: 'balasan', message_type: 'text' as const, reply_to: message };
      const sent = await a.client.call(sendMessage, { params, body: reply });
      expect(sent.reply_to).toMatchObject({ excerpt: 'ancaman', is_removed: false });
      const reacted = { roomId: room, messageId: message };
      await a.client.call(reactToMessage, { params: reacted, body: { emoji: '😢' } });
      const socket = harness.socket(a.token);
      await socket.next('ready');
      await review(moderator.client, flag, 'remove_content');
      const messages = await a.client.call(listMessages, { params: { roomId: room } });
      const contents = messages.map(({ content }) => content);
      expect(contents).toEqual(['satu', 'dua', 'tiga', '', 'balasan']);
      expect(messages.at(-2)?.message_type).toBe(REMOVED_MESSAGE);
      expect(messages.at(-2)).toMatchObject({ reactions: [], my_reaction: null });
      await expect(
        a.client.call(reactToMessage, { params: reacted, body: { emoji: '🙏' } }),
      ).rejects.toMatchObject({ status: 404 });
      expect(messages.at(-1)?.reply_to).toMatchObject({ excerpt: null, is_removed: true });
      expect((await socket.next('message_removed')).message_id).toBe(message);
      socket.close();
      await socket.closed;
    });
  });
}

import {
  addRoomMembers,
  blockMember,
  createRoom,
  deleteAccount,
  listReactions,
  type Message,
  type ReactionEmoji,
  reactToMessage,
  removeReaction,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { type Harness, PASSWORD, type Person } from '../harness.ts';
import { messageSteps } from './messageSteps.ts';

type Acting = Pick<Person, 'client'>;

/** Reactions to messages: one a member a message (MSG-066–MSG-068). */
export function reactionsSuite(harness: Harness): void {
  const { say, history, pair } = messageSteps(harness);
  const paramsOf = ({ room_id = '', id }: Message) => ({ roomId: room_id, messageId: id });
  const react = ({ client }: Acting, to: Message, emoji: ReactionEmoji) =>
    client.call(reactToMessage, { params: paramsOf(to), body: { emoji } });
  const takeBack = ({ client }: Acting, from: Message) =>
    client.call(removeReaction, { params: paramsOf(from) });
  const list = ({ client }: Acting, to: Message) =>
    client.call(listReactions, { params: paramsOf(to) });
  const seen = async (by: Person, room: string) => {
    const { reactions, my_reaction } = (await history(by, room)).at(-1) as Message;
    return { reactions, my_reaction };
  };
  const NOT_FOUND = { status: 404, en: 'Message not found', id: 'Pesan tidak ditemukan' } as const;

  describe('a reaction', () => {
    it('MSG-066: a reaction is replaced by the next, and taken back, for all to see', async () => {
      const { a, b, room } = await pair();
      const message = await say(a, room, 'Halo');
      expect(message).toMatchObject({ reactions: [], my_reaction: null });
      const socket = harness.socket(a.token);
      await socket.next('ready');
      const news = async () => (await socket.next('message_reactions')) as object;
      const thumbs = [{ emoji: '👍', count: 1 }];
      for (const _ of [1, 2])
        expect(await react(b, message, '👍')).toEqual({ reactions: thumbs, my_reaction: '👍' });
      const event = { room_id: room, message_id: message.id, user_id: b.user.id };
      const by = { ...event, full_name: b.user.full_name };
      expect(await news()).toMatchObject({ ...by, reactions: thumbs, emoji: '👍' });
      expect(await seen(a, room)).toEqual({ reactions: thumbs, my_reaction: null });

      const hands = [{ emoji: '🙏', count: 1 }];
      expect(await react(b, message, '🙏')).toEqual({ reactions: hands, my_reaction: '🙏' });
      // The second of two equal choices is no event.
      expect(await news()).toMatchObject({ ...by, reactions: hands, emoji: '🙏' });
      const both = [{ emoji: '🙏', count: 2 }];
      expect(await react(a, message, '🙏')).toEqual({ reactions: both, my_reaction: '🙏' });
      expect(await list(a, message)).toEqual([
        { emoji: '🙏', user: expect.objectContaining({ id: b.user.id }) },
        { emoji: '🙏', user: expect.objectContaining({ id: a.user.id }) },
      ]);
      for (const _ of [1, 2])
        expect(await takeBack(b, message)).toEqual({ reactions: hands, my_reaction: null });
      expect(await news()).toMatchObject({ user_id: a.user.id, emoji: '🙏' });
      expect(await news()).toMatchObject({ ...by, reactions: hands, emoji: null });
      expect(await seen(b, room)).toEqual({ reactions: hands, my_reaction: null });
    });

    it('counts are in the order of the set, whoever came first', async () => {
      const { a, b, room } = await pair();
      const message = await say(a, room, 'Halo');
      await Promise.all([react(a, message, '😢'), react(b, message, '❤️')]);
      expect(await seen(a, room)).toEqual({
        reactions: [
          { emoji: '❤️', count: 1 },
          { emoji: '😢', count: 1 },
        ],
        my_reaction: '😢',
      });
    });

    it('one of three concurrent reactions of a member holds', async () => {
      const { a, b, room } = await pair();
      const message = await say(a, room, 'Halo');
      await Promise.all((['👍', '😂', '😮'] as const).map((emoji) => react(b, message, emoji)));
      expect(await list(a, message)).toHaveLength(1);
    });

    it('an emoji outside the set is refused with its field', async () => {
      const { a, room } = await pair();
      const message = await say(a, room, 'Halo');
      await expect(react(a, message, '💩' as ReactionEmoji)).rejects.toMatchObject({ status: 422 });
      expect(await list(a, message)).toEqual([]);
    });

    it('a message elsewhere, unknown, from before they joined, or a line has none', async () => {
      const [a, b, c] = [await harness.signUp(), await harness.signUp(), await harness.signUp()];
      const body = { name: 'Kita', user_ids: [b.user.id] };
      const { id: room } = await a.client.call(createRoom, { body });
      const early = await say(a, room, 'Halo');
      const elsewhere = await pair();
      const other = await say(elsewhere.a, elsewhere.room, 'Rahasia');
      const added = { user_ids: [c.user.id] };
      await a.client.call(addRoomMembers, { params: { roomId: room }, body: added });
      const line = (await history(c, room)).at(-1) as Message;
      const unseen = [early, line, { ...other, room_id: room }, { ...early, id: 'nothing' }];
      for (const message of unseen) {
        await harness.refuses(NOT_FOUND, c.token, (client) => react({ client }, message, '👍'));
        await harness.refuses(NOT_FOUND, c.token, (client) => takeBack({ client }, message));
        await harness.refuses(NOT_FOUND, c.token, (client) => list({ client }, message));
      }
      // Nor do they hear of reactions to what they do not see.
      const socket = harness.socket(c.token);
      await socket.next('ready');
      await react(b, early, '👍');
      const late = await say(b, room, 'Selamat datang');
      await react(a, late, '❤️');
      expect(await socket.next('message_reactions')).toMatchObject({ message_id: late.id });
    });

    it('MSG-067: a block ends reactions as it ends messages, and they can be taken back', async () => {
      const { a, b, room } = await pair();
      const message = await say(a, room, 'Halo');
      await react(b, message, '👍');
      await a.client.call(blockMember, { params: { id: b.user.id } });
      await expect(react(a, message, '👍')).rejects.toMatchObject({ status: 404 });
      await expect(react(b, message, '😂')).rejects.toMatchObject({ status: 404 });
      expect(await takeBack(b, message)).toEqual({ reactions: [], my_reaction: null });
    });

    it('a member apart counts in a group chat, without a name', async () => {
      const [a, b, c] = [await harness.signUp(), await harness.signUp(), await harness.signUp()];
      const body = { name: 'Kita', user_ids: [b.user.id, c.user.id] };
      const { id: room } = await a.client.call(createRoom, { body });
      const [message, own] = [await say(a, room, 'Halo'), await say(b, room, 'Hai')];
      await c.client.call(blockMember, { params: { id: b.user.id } });
      const socket = harness.socket(c.token);
      await socket.next('ready');
      await react(b, message, '👍');
      expect(await socket.next('message_reactions')).toMatchObject({
        ...{ reactions: [{ emoji: '👍', count: 1 }], full_name: null, emoji: null },
        user_id: expect.not.stringMatching(b.user.id),
      });
      expect(await history(c, room)).toContainEqual(
        expect.objectContaining({ id: message.id, reactions: [{ emoji: '👍', count: 1 }] }),
      );
      expect(await list(c, message)).toEqual([]);
      expect(await list(a, message)).toHaveLength(1);
      await expect(react(c, own, '👍')).rejects.toMatchObject({ status: 404 });
      socket.close();
      await socket.closed;
    });

    it('MSG-068: a deleted account takes its reactions along', async () => {
      const [a, b, c] = [await harness.signUp(), await harness.signUp(), await harness.signUp()];
      const body = { name: 'Kita', user_ids: [b.user.id, c.user.id] };
      const { id: room } = await a.client.call(createRoom, { body });
      const message = await say(a, room, 'Halo');
      await react(b, message, '👍');
      await react(c, message, '👍');
      await b.client.call(deleteAccount, { body: { password: PASSWORD } });
      const left = { reactions: [{ emoji: '👍', count: 1 }], my_reaction: null };
      await expect.poll(() => seen(a, room)).toEqual(left);
      expect(await list(a, message)).toHaveLength(1);
    });
  });
}

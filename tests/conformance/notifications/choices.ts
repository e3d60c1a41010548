import {
  CHOSEN_TOPICS,
  type ChosenTopic,
  createComment,
  createGroup,
  createGroupPost,
  joinGroup,
  likeGroupPost,
  listMutes,
  listNotificationChoices,
  type MutedType,
  muteSubject,
  requestConnection,
  setNotificationChoice,
  unmuteSubject,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { notificationSteps } from './notificationSteps.ts';

/** Members' choices of notifications (SHELL-061). */
export function choicesSuite(harness: Harness): void {
  const { like, list, write } = notificationSteps(harness);
  const kinds = async (of: Person, query = {}) => (await list(of, query)).map(({ kind }) => kind);
  const choose = (by: Person, topic: ChosenTopic, app: boolean) =>
    by.client.call(setNotificationChoice, { params: { topic }, body: { app } });
  const mute = (by: Person, type: MutedType, id: string) =>
    by.client.call(muteSubject, { params: { type, id } });
  const comment = (by: Person, id: string, content: string) =>
    by.client.call(createComment, { params: { id }, body: { content } });

  describe('choices about notifications', () => {
    it('all topics of notifications are on for a new member, in order', async () => {
      const { client } = await harness.signUp();
      expect(await client.call(listNotificationChoices)).toEqual(
        CHOSEN_TOPICS.map((topic) => ({ topic, app: true })),
      );
    });

    it('a topic that is off notifies nobody until it is on again', async () => {
      const [author, fan] = [await harness.signUp(), await harness.signUp()];
      const [first, second] = [await write(author, 'Kain satu'), await write(author, 'Kain dua')];
      expect(await choose(author, 'likes', false)).toEqual({ topic: 'likes', app: false });
      expect(await author.client.call(listNotificationChoices)).toContainEqual({
        topic: 'likes',
        app: false,
      });
      await like(fan, first.id);
      await comment(fan, first.id, 'Bagus');
      expect(await kinds(author)).toEqual(['post_commented']);
      await choose(author, 'likes', true);
      await like(fan, second.id);
      expect(await kinds(author)).toEqual(['post_liked', 'post_commented']);
    });

    it('notifications from moderators cannot be switched off', async () => {
      const { token } = await harness.signUp();
      const answer = await harness.fetch('/api/notifications/choices/moderation', {
        method: 'PUT',
        token,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ app: false }),
      });
      expect(answer.status).toBe(404);
    });
  });

  describe('a list of notifications', () => {
    test('a list of notifications is filtered by category', async () => {
      const [author, fan] = [await harness.signUp(), await harness.signUp()];
      const { id } = await write(author, 'Kain');
      await like(fan, id);
      await comment(fan, id, `Hai @${author.user.username}`);
      await fan.client.call(requestConnection, { params: { id: author.user.id } });
      expect(await kinds(author, { category: 'posts' })).toEqual(['post_liked']);
      expect(await kinds(author, { category: 'mentions' })).toEqual(['mentioned_in_comment']);
      expect(await kinds(author, { category: 'requests' })).toEqual(['connection_requested']);
      expect(await kinds(author, { category: 'trade' })).toEqual([]);
    });
  });

  describe('a muted item', () => {
    it('a muted item notifies only of mentions until it is unmuted', async () => {
      const [author, fan] = [await harness.signUp(), await harness.signUp()];
      const { id } = await write(author, 'Kain');
      const params = { type: 'post' as const, id };
      expect(await author.client.call(listMutes)).toEqual([]);
      expect(await mute(author, 'post', id)).toEqual({ muted: true });
      expect(await mute(author, 'post', id)).toEqual({ muted: true });
      expect(await author.client.call(listMutes)).toEqual([{ ...params, title: null }]);
      await like(fan, id);
      expect(await kinds(author)).toEqual([]);
      await comment(fan, id, `Hai @${author.user.username}`);
      expect(await kinds(author)).toEqual(['mentioned_in_comment']);
      expect(await author.client.call(listMutes)).toEqual([{ ...params, title: 'Kain' }]);
      expect(await author.client.call(unmuteSubject, { params })).toEqual({ muted: false });
      await comment(fan, id, 'Masih ada?');
      expect(await kinds(author)).toEqual(['post_commented', 'mentioned_in_comment']);
    });

    it('only an item the member sees can be muted', async () => {
      const { token } = await harness.signUp();
      const params = { type: 'post' as const, id: '01920000-0000-7000-8000-000000000000' };
      for (const endpoint of [muteSubject, unmuteSubject])
        await harness.refuses(
          { status: 404, en: 'Post not found', id: 'Postingan tidak ditemukan' },
          token,
          (caller) => caller.call(endpoint, { params }),
        );
    });

    it('a mute applies to its member alone', async () => {
      const [author, fan] = [await harness.signUp(), await harness.signUp()];
      const { id } = await write(author, 'Kain');
      await mute(fan, 'post', id);
      await like(fan, id);
      expect(await kinds(author)).toEqual(['post_liked']);
    });

    it('a muted group mutes its posts and who joins it', async () => {
      const [author, fan] = [await harness.signUp(), await harness.signUp()];
      const body = { name: `Grup ${crypto.randomUUID()}`, description: 'Tentang kain' };
      const group = await author.client.call(createGroup, { body });
      await mute(author, 'group', group.id);
      await fan.client.call(joinGroup, { params: { id: group.id } });
      const post = await author.client.call(createGroupPost, {
        params: { id: group.id },
        body: { content: 'Kain lurik' },
      });
      await fan.client.call(likeGroupPost, {
        params: { id: group.id, postId: post?.id ?? '' },
        body: { liked: true },
      });
      expect(await kinds(author)).toEqual([]);
    });
  });
}

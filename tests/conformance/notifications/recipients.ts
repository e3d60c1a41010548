import {
  createComment,
  deleteComment,
  deletePost,
  likeComment,
  readAllNotifications,
  requestConnection,
  updatePost,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { notificationSteps } from './notificationSteps.ts';

/** Recipients of notifications, and the acts that are grouped in one. */
export function recipientsSuite(harness: Harness): void {
  const { like, list, write } = notificationSteps(harness);
  const comment = (by: Person, id: string, content: string, more: object = {}) =>
    by.client.call(createComment, { params: { id }, body: { content, ...more } });
  const people = async () =>
    [await harness.signUp(), await harness.signUp(), await harness.signUp()] as const;
  const briefly = async (of: Person) =>
    (await list(of)).map(({ kind, actors, subject }) => [
      kind,
      actors.map(({ id }) => id),
      subject.id,
    ]);

  describe('likes', () => {
    it('likes of one post are one notification, unread again with each person', async () => {
      const [author, a, b] = await people();
      const { id } = await write(author, 'Kain lurik\n dari Klaten');
      await like(a, id);
      const [first] = await list(author);
      expect(first).toEqual({
        id: expect.any(String),
        kind: 'post_liked',
        thumbnail: null,
        reason: null,
        note: null,
        changes: null,
        facts: null,
        actors: [expect.objectContaining({ id: a.user.id, full_name: a.user.full_name })],
        count: 1,
        subject: { type: 'post', id, title: 'Kain lurik dari Klaten' },
        part: null,
        created_at: expect.any(String),
        read_at: null,
      });
      await author.client.call(readAllNotifications);
      await like(b, id);
      const [second, ...more] = await list(author);
      expect(more).toEqual([]);
      expect(second).toMatchObject({ id: first?.id, count: 2, read_at: null });
      expect(second?.actors.map((actor) => actor.id)).toEqual([b.user.id, a.user.id]);
    });

    it('a notification of likes names the latest three and counts them all', async () => {
      const author = await harness.signUp();
      const { id } = await write(author, 'Tenun');
      const fans: string[] = [];
      for (let index = 0; index < 4; index += 1) {
        const fan = await harness.signUp();
        await like(fan, id);
        fans.unshift(fan.user.id);
      }
      const [one] = await list(author);
      expect(one?.actors.map((actor) => actor.id)).toEqual(fans.slice(0, 3));
      expect(one?.count).toBe(4);
    });

    // SHELL-190
    it('a like taken back takes its notification; given again, it is as it was', async () => {
      const [author, a, b] = await people();
      const { id } = await write(author, 'Songket');
      await like(a, id);
      await author.client.call(readAllNotifications);
      const before = await list(author);
      expect(before).toMatchObject([{ kind: 'post_liked', count: 1, read_at: expect.anything() }]);
      await like(a, id, false);
      expect(await list(author)).toEqual([]);
      await like(a, id);
      expect(await list(author)).toEqual(before);
      await like(a, id, false);
      await like(b, id);
      expect(await list(author)).toMatchObject([
        { actors: [{ id: b.user.id }], count: 1, read_at: null },
      ]);
      await like(a, id);
      await like(b, id, false);
      expect(await list(author)).toMatchObject([
        { actors: [{ id: a.user.id }], count: 1, read_at: null },
      ]);
    });

    it('deleting a post deletes the notification of its likes', async () => {
      const [author, fan] = await people();
      const { id } = await write(author, 'Sarung');
      await like(fan, id);
      await author.client.call(deletePost, { params: { id } });
      expect(await list(author)).toEqual([]);
    });

    it('likes of one’s own post and of a comment notify nobody', async () => {
      const [author, fan] = await people();
      const { id } = await write(author, 'Ulos');
      await like(author, id);
      const { id: commentId } = await comment(author, id, 'Siap kirim');
      await fan.client.call(likeComment, { params: { id, commentId }, body: { liked: true } });
      expect(await list(author)).toEqual([]);
    });
  });

  describe('comments', () => {
    it('comments notify the author of the post, grouped by post', async () => {
      const [author, a, b] = await people();
      const { id } = await write(author, 'Endek');
      await comment(a, id, 'Bagus');
      await comment(b, id, 'Berapa harganya?');
      await comment(author, id, 'Terima kasih');
      expect(await briefly(author)).toEqual([['post_commented', [b.user.id, a.user.id], id]]);
    });

    // SHELL-190
    it('deleted comments take their notifications, once the last of a member is gone', async () => {
      const [author, fan, asker] = await people();
      const { id } = await write(author, 'Lurik');
      const question = await comment(asker, id, 'Ada sampel?');
      const answer = await comment(fan, id, `Ada, @${asker.user.username}`);
      const reply = await comment(fan, id, 'Lima helai', { parent_comment_id: question.id });
      const remove = (by: Person, commentId: string) =>
        by.client.call(deleteComment, { params: { id, commentId } });
      await remove(fan, answer.id);
      expect(await briefly(author)).toEqual([['post_commented', [fan.user.id, asker.user.id], id]]);
      await remove(fan, reply.id);
      expect(await briefly(author)).toEqual([['post_commented', [asker.user.id], id]]);
      expect(await briefly(asker)).toEqual([]);
      await remove(asker, question.id);
      expect(await briefly(author)).toEqual([]);
    });

    it('a reply notifies the author of its comment', async () => {
      const [author, asker, helper] = await people();
      const { id } = await write(author, 'Kopi');
      const first = await comment(asker, id, 'Ada sampel?');
      await comment(helper, id, 'Ada', { parent_comment_id: first.id });
      expect(await briefly(asker)).toEqual([['comment_replied', [helper.user.id], id]]);
      expect(await briefly(author)).toEqual([
        ['post_commented', [helper.user.id, asker.user.id], id],
      ]);
    });

    it('a comment repeated with its client_id notifies nobody twice', async () => {
      const [author, asker] = await people();
      const { id } = await write(author, 'Teh');
      const client_id = 'kirim-notifikasi-1';
      await comment(asker, id, 'Ada?', { client_id });
      await author.client.call(readAllNotifications);
      await comment(asker, id, 'Ada?', { client_id });
      expect(await list(author, { unread: 'true' })).toEqual([]);
    });
  });

  describe('mentions', () => {
    it('a post notifies each active member it mentions, except its author', async () => {
      const [author, a, b] = await people();
      await harness.deactivate(b.user.id);
      const names = [a, b, author].map(({ user }) => `@${user.username}`).join(' ');
      const { id } = await write(author, `Halo ${names} ${names} @tidak.ada`);
      expect(await briefly(a)).toEqual([['mentioned_in_post', [author.user.id], id]]);
      expect(await list(author)).toEqual([]);
    });

    it('a mention in a comment replaces its other notification', async () => {
      const [author, asker, other] = await people();
      const { id } = await write(author, 'Beras');
      const names = `@${author.user.username} @${other.user.username}`;
      await comment(asker, id, `Tolong cek ${names}`);
      for (const each of [author, other])
        expect(await briefly(each)).toEqual([['mentioned_in_comment', [asker.user.id], id]]);
    });

    it('a mention added by an edit notifies the new member alone', async () => {
      const [author, a, b] = await people();
      const { id } = await write(author, `Halo @${a.user.username}`);
      await a.client.call(readAllNotifications);
      const both = `Halo @${a.user.username} dan @${b.user.username}`;
      await author.client.call(updatePost, { params: { id }, body: { content: both } });
      expect(await list(a, { unread: 'true' })).toEqual([]);
      expect(await briefly(b)).toEqual([['mentioned_in_post', [author.user.id], id]]);
    });
  });

  describe('connections', () => {
    const ask = (from: Person, to: Person) =>
      from.client.call(requestConnection, { params: { id: to.user.id } });

    it('a request notifies its recipient, once, and its acceptance the sender', async () => {
      const [a, b] = await people();
      await ask(a, b);
      await b.client.call(readAllNotifications);
      await ask(a, b);
      const subject = { type: 'member', id: a.user.id, title: null };
      expect(await list(b)).toMatchObject([{ kind: 'connection_requested', subject, count: 1 }]);
      expect(await list(b, { unread: 'true' })).toEqual([]);
      await ask(b, a);
      await ask(b, a);
      expect(await list(a)).toMatchObject([
        { kind: 'connection_accepted', subject: { type: 'member', id: b.user.id }, count: 1 },
      ]);
    });
  });
}

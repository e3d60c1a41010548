import {
  blockMember,
  createComment,
  createGroup,
  createGroupPost,
  createPost,
  getUnreadNotifications,
  joinGroup,
  readAllNotifications,
  readNotification,
  requestConnection,
  uploadFile,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { photo } from '../core/photo.ts';
import type { Harness, Person } from '../harness.ts';
import { notificationSteps } from './notificationSteps.ts';

const NOT_FOUND = {
  status: 404,
  en: 'Notification not found',
  id: 'Notifikasi tidak ditemukan',
};

/** The list of notifications, and marking them read. */
export function notificationsSuite(harness: Harness): void {
  const { like, liked, list, page, write } = notificationSteps(harness);
  const unread = (of: Person) => of.client.call(getUnreadNotifications);
  const read = (by: Person, id: string, client = by.client) =>
    client.call(readNotification, { params: { id } });

  describe('notifications', () => {
    it('a new member has no notifications', async () => {
      const me = await harness.signUp();
      expect(await page(me)).toEqual({ items: [], cursor: null });
      expect(await unread(me)).toEqual({ unread: 0 });
    });

    it('notifications come newest first and are paged without gap or repetition', async () => {
      const { author, posts } = await liked(5);
      const walked: string[] = [];
      let cursor: string | null = null;
      do {
        const next = await page(author, { limit: 2, ...(cursor && { cursor }) });
        walked.push(...next.items.map(({ subject }) => subject.id));
        cursor = next.cursor;
      } while (cursor !== null);
      expect(walked).toEqual(posts.toReversed());
    });

    it('notifications refuse an unknown cursor', async () => {
      const me = await harness.signUp();
      const answer = await harness.fetch('/api/notifications?cursor=nowhere', { token: me.token });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ field: 'cursor' });
    });

    it('notifications are filtered by kind and by unread ones', async () => {
      const { author, fan } = await liked(2);
      await fan.client.call(requestConnection, { params: { id: author.user.id } });
      const kinds = async (query: object) => (await list(author, query)).map(({ kind }) => kind);
      expect(await kinds({})).toEqual(['connection_requested', 'post_liked', 'post_liked']);
      expect(await kinds({ kind: 'post_liked' })).toEqual(['post_liked', 'post_liked']);
      expect(await kinds({ kind: 'mentioned' })).toEqual([]);
      await read(author, (await list(author))[0]?.id ?? '');
      expect(await kinds({ unread: 'true' })).toEqual(['post_liked', 'post_liked']);
      expect(await kinds({ unread: 'false' })).toEqual(['connection_requested']);
      expect(await kinds({ unread: 'true', kind: 'connection_requested' })).toEqual([]);
    });
  });

  describe('thumbnails of notifications', () => {
    const thumbnailOf = async (of: Person) => (await list(of))[0]?.thumbnail;
    const opens = async (path: string | null | undefined) =>
      (await harness.fetch(path ?? '/')).status;
    async function likedPhoto() {
      const [author, fan] = [await harness.signUp(), await harness.signUp()];
      const body = { category: 'posts' as const, file: await photo() };
      const { file } = await author.client.call(uploadFile, { body });
      const { id } = await author.client.call(createPost, {
        body: { content: 'Kain', post_type: 'text', attachments: [file.id] },
      });
      await like(fan, id);
      return { author, fan, id, file };
    }

    it('a notification about a post with an image has its address, which opens', async () => {
      const { author, file } = await likedPhoto();
      const thumbnail = await thumbnailOf(author);
      expect(thumbnail).toContain(file.id);
      expect(await opens(thumbnail)).toBe(200);
    });

    it('a thumbnail of a group’s post opens for its reader alone', async () => {
      const [author, fan] = [await harness.signUp(), await harness.signUp()];
      const { id: group } = await author.client.call(createGroup, {
        body: { name: 'Tenun', description: 'Grup pedagang kain tenun' },
      });
      const body = { category: 'posts' as const, file: await photo() };
      const { file } = await author.client.call(uploadFile, { body });
      const post = await author.client.call(createGroupPost, {
        params: { id: group },
        body: { content: 'Kain', post_type: 'image', attachments: [file.id] },
      });
      await fan.client.call(joinGroup, { params: { id: group } });
      await like(fan, post?.id ?? '');
      const thumbnail = await thumbnailOf(author);
      expect(await opens(thumbnail)).toBe(200);
      expect(await opens(thumbnail?.replace(author.user.id, fan.user.id))).toBe(403);
    });

    it('a notification about a post without an image has no thumbnail', async () => {
      const { author } = await liked(1);
      expect(await thumbnailOf(author)).toBeNull();
    });

    it('a notification shows no image of a member who has blocked the reader', async () => {
      const { author, fan, id } = await likedPhoto();
      const comment = await fan.client.call(createComment, {
        params: { id },
        body: { content: 'Berapa?' },
      });
      await author.client.call(createComment, {
        params: { id },
        body: { content: 'Seratus', parent_comment_id: comment.id },
      });
      expect(await thumbnailOf(fan)).toEqual(expect.any(String));
      await author.client.call(blockMember, { params: { id: fan.user.id } });
      expect((await list(fan)).map(({ thumbnail }) => thumbnail).filter(Boolean)).toEqual([]);
    });
  });

  describe('reading notifications', () => {
    it('reading marks one notification, once, and counts the remaining ones', async () => {
      const { author } = await liked(3);
      expect(await unread(author)).toEqual({ unread: 3 });
      const [newest] = await list(author);
      expect(newest?.read_at).toBeNull();
      expect(await read(author, newest?.id ?? '')).toEqual({ unread: 2 });
      const [after] = await list(author);
      expect(after).toEqual({ ...newest, read_at: expect.any(String) });
      expect(await read(author, newest?.id ?? '')).toEqual({ unread: 2 });
      expect((await list(author))[0]).toEqual(after);
    });

    it('reading all marks those of one member alone', async () => {
      const [{ author }, bystander] = [await liked(3), await liked(1)];
      expect(await author.client.call(readAllNotifications)).toEqual({ unread: 0 });
      expect(await author.client.call(readAllNotifications)).toEqual({ unread: 0 });
      expect(await unread(author)).toEqual({ unread: 0 });
      expect(await list(author, { unread: 'true' })).toEqual([]);
      expect(await unread(bystander.author)).toEqual({ unread: 1 });
    });

    it('reading a notification of another member is answered 404', async () => {
      const [{ author, fan }] = [await liked(1)];
      const id = (await list(author))[0]?.id ?? '';
      await harness.refuses(NOT_FOUND, fan.token, (client) => read(fan, id, client));
      expect(await unread(author)).toEqual({ unread: 1 });
    });

    it('new and read notifications are published to the member’s socket', async () => {
      const [author, fan] = [await harness.signUp(), await harness.signUp()];
      const socket = harness.socket(author.token);
      await socket.next('ready');
      const { id } = await write(author, 'Kain lurik');
      await like(fan, id);
      expect(await socket.next('notification')).toEqual({ type: 'notification', unread: 1 });
      await author.client.call(readAllNotifications);
      expect(await socket.next('notification')).toEqual({ type: 'notification', unread: 0 });
      socket.close();
      await socket.closed;
    });
  });
}

import {
  type Client,
  createComment,
  createPost,
  FLAG_REASONS,
  flagContent,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import type { Harness } from '../harness.ts';

/** Flagging for moderators (FEED-155–174). */
export function flagsSuite(harness: Harness): void {
  const newPost = async (client: Client) => {
    const body = { content: 'Promo!', post_type: 'text' as const };
    return (await client.call(createPost, { body })).id;
  };
  const newComment = async (client: Client) => {
    const params = { id: await newPost(client) };
    return (await client.call(createComment, { params, body: { content: 'Promo!' } })).id;
  };
  const flag = (client: Client, type: 'post' | 'comment', id: string, reason = FLAG_REASONS[0]) =>
    client.call(flagContent, {
      body: { content_type: type, content_id: id, reason, description: null },
    });

  describe('flagging', () => {
    test.each(FLAG_REASONS)('is taken for %s', async (reason) => {
      const { client } = await harness.signUp();
      const body = {
        content_type: 'post' as const,
        content_id: await newPost(client),
        reason,
        description: 'Mohon diperiksa',
      };
      expect(await client.call(flagContent, { body })).toEqual({ id: expect.any(String) });
    });

    it('answers 201 and needs no description', async () => {
      const { token, client } = await harness.signUp();
      const answer = await harness.fetch('/api/admin/flags', {
        method: 'POST',
        token,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          content_type: 'post',
          content_id: await newPost(client),
          reason: 'other',
        }),
      });
      expect(answer.status).toBe(201);
    });

    it('is taken for comments, and from several members', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const id = await newComment(a.client);
      const flags = [await flag(a.client, 'comment', id), await flag(b.client, 'comment', id)];
      expect(new Set(flags.map((each) => each.id)).size).toBe(2);
    });

    test.each(['post', 'comment'] as const)('the same %s again is refused', async (type) => {
      const { token, client } = await harness.signUp();
      const id = await (type === 'post' ? newPost(client) : newComment(client));
      await flag(client, type, id);
      await harness.refuses(
        {
          status: 400,
          en: 'You have already flagged this content',
          id: 'Anda sudah melaporkan konten ini',
        },
        token,
        (caller) => flag(caller, type, id),
      );
    });

    it('repeated with its client id gives the first answer again, at once and later', async () => {
      const { token, client } = await harness.signUp();
      const body = {
        content_type: 'post' as const,
        content_id: await newPost(client),
        reason: FLAG_REASONS[0],
        client_id: crypto.randomUUID(),
      };
      const once = () => client.call(flagContent, { body });
      const [first, ...others] = await Promise.all(Array.from({ length: 6 }, once));
      for (const other of [...others, await once()]) expect(other).toEqual(first);
      await harness.refuses(
        {
          status: 400,
          en: 'You have already flagged this content',
          id: 'Anda sudah melaporkan konten ini',
        },
        token,
        (caller) => caller.call(flagContent, { body: { ...body, client_id: undefined } }),
      );
    });

    it('what does not exist is refused, and so is a post for a comment', async () => {
      const { token, client } = await harness.signUp();
      const postId = await newPost(client);
      const absent = '01920000-0000-7000-8000-000000000000';
      for (const id of ['nothing', absent]) {
        await harness.refuses(
          { status: 404, en: 'Post not found', id: 'Postingan tidak ditemukan' },
          token,
          (caller) => flag(caller, 'post', id),
        );
      }
      for (const id of ['nothing', absent, postId]) {
        await harness.refuses(
          { status: 404, en: 'Comment not found', id: 'Komentar tidak ditemukan' },
          token,
          (caller) => flag(caller, 'comment', id),
        );
      }
    });
  });
}

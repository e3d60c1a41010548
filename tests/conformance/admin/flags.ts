import {
  type Client,
  createComment,
  createPost,
  FLAG_REASONS,
  flagContent,
  updatePost,
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
    test.each(FLAG_REASONS)('a flag may have the reason %s', async (reason) => {
      const [author, { client }] = [await harness.signUp(), await harness.signUp()];
      const body = {
        content_type: 'post' as const,
        content_id: await newPost(author.client),
        reason,
        description: 'Mohon diperiksa',
      };
      expect(await client.call(flagContent, { body })).toEqual({ id: expect.any(String) });
    });

    it('a flag is answered 201 and needs no description', async () => {
      const [author, { token }] = [await harness.signUp(), await harness.signUp()];
      const answer = await harness.fetch('/api/admin/flags', {
        method: 'POST',
        token,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          content_type: 'post',
          content_id: await newPost(author.client),
          reason: 'other',
        }),
      });
      expect(answer.status).toBe(201);
    });

    it('a comment can be flagged, and by several members', async () => {
      const [author, a, b] = [
        await harness.signUp(),
        await harness.signUp(),
        await harness.signUp(),
      ];
      const id = await newComment(author.client);
      const flags = [await flag(a.client, 'comment', id), await flag(b.client, 'comment', id)];
      expect(new Set(flags.map((each) => each.id)).size).toBe(2);
    });

    test.each(['post', 'comment'] as const)(
      'a second flag of the same member on the same %s is refused',
      async (type) => {
        const [author, { token, client }] = [await harness.signUp(), await harness.signUp()];
        const id = await (type === 'post' ? newPost(author.client) : newComment(author.client));
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
      },
    );

    it('one’s own post, comment or profile cannot be flagged', async () => {
      const { token, client, user } = await harness.signUp();
      const own = [
        ['post', await newPost(client)],
        ['comment', await newComment(client)],
        ['member', user.id],
      ] as const;
      for (const [content_type, content_id] of own)
        await harness.refuses(
          {
            status: 403,
            en: 'You cannot flag your own content',
            id: 'Anda tidak dapat melaporkan konten Anda sendiri',
          },
          token,
          (caller) =>
            caller.call(flagContent, { body: { content_type, content_id, reason: 'spam' } }),
        );
    });

    it('the same member flags a post again once it changed', async () => {
      const [author, { client }] = [await harness.signUp(), await harness.signUp()];
      const id = await newPost(author.client);
      const first = await flag(client, 'post', id);
      const body = { content: 'Promo lagi!' };
      await author.client.call(updatePost, { params: { id }, body });
      expect((await flag(client, 'post', id)).id).not.toBe(first.id);
    });

    it('a flag repeated with its client id gets the first answer, at once and later', async () => {
      const [author, { token, client }] = [await harness.signUp(), await harness.signUp()];
      const body = {
        content_type: 'post' as const,
        content_id: await newPost(author.client),
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

    it('a flag on unknown content, or on a post as a comment, is refused', async () => {
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

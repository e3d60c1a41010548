import { type Client, createPost, likePost, listPosts } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness } from '../harness.ts';

/** Likes (FEED-102–106): a toggle, or a value set. */
export function likesSuite(harness: Harness): void {
  const newPost = async (client: Client) => {
    const body = { content: 'Suka?', post_type: 'text' as const };
    return (await client.call(createPost, { body })).id;
  };
  const like = (client: Client, id: string, liked?: boolean) =>
    client.call(likePost, {
      params: { id },
      ...(liked !== undefined && { body: { liked } }),
    });
  const seen = async (client: Client, id: string) => {
    const { items } = await client.call(listPosts, { query: { limit: 100 } });
    const post = items.find((each) => each.id === id);
    return { user_liked: post?.user_liked, likes_count: post?.likes_count };
  };

  describe('a like', () => {
    it('is turned round where no value is sent', async () => {
      const { client } = await harness.signUp();
      const id = await newPost(client);
      expect(await like(client, id)).toEqual({ liked: true, likes_count: 1 });
      expect(await seen(client, id)).toEqual({ user_liked: true, likes_count: 1 });
      expect(await like(client, id)).toEqual({ liked: false, likes_count: 0 });
      expect(await seen(client, id)).toEqual({ user_liked: false, likes_count: 0 });
    });

    it('is turned round by an empty body too', async () => {
      const { client } = await harness.signUp();
      const id = await newPost(client);
      const call = { params: { id }, body: {} };
      expect(await client.call(likePost, call)).toEqual({ liked: true, likes_count: 1 });
    });

    it('is set where a value is sent, however often', async () => {
      const { client } = await harness.signUp();
      const id = await newPost(client);
      for (const liked of [false, true, true, false, false]) {
        expect(await like(client, id, liked)).toEqual({ liked, likes_count: Number(liked) });
      }
    });

    it('is counted once for a value sent many times at once', async () => {
      const { client } = await harness.signUp();
      const id = await newPost(client);
      await Promise.all([1, 2, 3, 4, 5].map(() => like(client, id, true)));
      expect(await seen(client, id)).toEqual({ user_liked: true, likes_count: 1 });
    });

    it("is each member's own", async () => {
      const [a, b, c] = [await harness.signUp(), await harness.signUp(), await harness.signUp()];
      const id = await newPost(a.client);
      await like(a.client, id, true);
      expect(await like(b.client, id, true)).toEqual({ liked: true, likes_count: 2 });
      expect(await seen(c.client, id)).toEqual({ user_liked: false, likes_count: 2 });
      expect(await like(a.client, id, false)).toEqual({ liked: false, likes_count: 1 });
      expect(await seen(b.client, id)).toEqual({ user_liked: true, likes_count: 1 });
    });

    it('of a post that does not exist is refused', async () => {
      const { token } = await harness.signUp();
      for (const id of ['nothing', '01920000-0000-7000-8000-000000000000']) {
        await harness.refuses(
          { status: 404, en: 'Post not found', id: 'Postingan tidak ditemukan' },
          token,
          (client) => like(client, id, true),
        );
      }
    });
  });
}

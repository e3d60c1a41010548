import {
  type Client,
  type Comment,
  createComment,
  createPost,
  deleteComment,
  listComments,
  listPosts,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Refused } from '../harness.ts';
import { COMMENT_NOT_FOUND, POST_NOT_FOUND } from '../refusals.ts';

const PARENT_NOT_FOUND: Refused = { ...COMMENT_NOT_FOUND, field: 'parent_comment_id' };

/** Comments and replies (FEED-111–125, FEED-136–138). */
export function commentsSuite(harness: Harness): void {
  const newPost = async (client: Client) => {
    const body = { content: 'Bagaimana menurut Anda?', post_type: 'text' as const };
    return (await client.call(createPost, { body })).id;
  };
  const say = (client: Client, postId: string, content: string, parent: string | null = null) =>
    client.call(createComment, {
      params: { id: postId },
      body: { content, parent_comment_id: parent },
    });
  const commentsOf = async (client: Client, postId: string, query = {}) =>
    client.call(listComments, { params: { id: postId }, query });
  const contents = (comments: readonly Comment[]) => comments.map(({ content }) => content);
  const countOf = async (client: Client, postId: string) => {
    const { items } = await client.call(listPosts, { query: { limit: 100 } });
    return items.find(({ id }) => id === postId)?.comments_count;
  };

  describe('a comment', () => {
    it('a comment is returned with its author', async () => {
      const { user, client } = await harness.signUp();
      const postId = await newPost(client);
      const comment = await say(client, postId, '  Bagus sekali  ');
      expect(comment).toEqual({
        id: expect.any(String),
        user_id: user.id,
        user: expect.objectContaining({ id: user.id, full_name: user.full_name, photo: null }),
        content: 'Bagus sekali',
        parent_comment_id: null,
        created_at: expect.any(String),
        edited_at: null,
        deleted_at: null,
        likes_count: 0,
        user_liked: false,
      });
      expect(comment.user).not.toHaveProperty('email');
      expect(comment.user).not.toHaveProperty('phone');
      expect((await commentsOf(client, postId)).items).toEqual([comment]);
    });

    it('a comment without a parent is at the top', async () => {
      const { token, client } = await harness.signUp();
      const postId = await newPost(client);
      const answer = await harness.fetch(`/api/posts/${postId}/comments`, {
        method: 'POST',
        token,
        headers: { 'content-type': 'application/json' },
        body: '{"content":"Halo"}',
      });
      expect(answer.status).toBe(201);
      expect(await answer.json()).toMatchObject({ content: 'Halo', parent_comment_id: null });
    });

    it('a comment and a reply each increase the count of the post', async () => {
      const { client } = await harness.signUp();
      const postId = await newPost(client);
      const { id } = await say(client, postId, 'Satu');
      expect(await countOf(client, postId)).toBe(1);
      await say(client, postId, 'Dua', id);
      expect(await countOf(client, postId)).toBe(2);
    });

    it('a comment on an unknown post is refused, and so is reading there', async () => {
      const { token } = await harness.signUp();
      for (const id of ['nothing', '01920000-0000-7000-8000-000000000000']) {
        await harness.refuses(POST_NOT_FOUND, token, (client) => say(client, id, 'Halo'));
        await harness.refuses(POST_NOT_FOUND, token, (client) => commentsOf(client, id));
      }
    });
  });

  describe('a reply', () => {
    // FEED-135
    it('a reply, also one to a reply, is listed under the top comment', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const postId = await newPost(a.client);
      const top = await say(a.client, postId, 'Pertanyaan');
      const reply = await say(b.client, postId, 'Jawaban', top.id);
      const deeper = await say(a.client, postId, 'Terima kasih', reply.id);
      expect([reply.parent_comment_id, deeper.parent_comment_id]).toEqual([top.id, top.id]);
      expect((await commentsOf(b.client, postId)).items).toEqual([top, reply, deeper]);
    });

    it('a reply to an unknown comment or one of another post is refused', async () => {
      const { token, client } = await harness.signUp();
      const [here, there] = [await newPost(client), await newPost(client)];
      const elsewhere = await say(client, there, 'Di sana');
      for (const parent of [elsewhere.id, 'nothing']) {
        await harness.refuses(PARENT_NOT_FOUND, token, (caller) =>
          say(caller, here, 'Halo', parent),
        );
      }
      expect(await countOf(client, here)).toBe(0);
    });
  });

  describe('the list', () => {
    it('comments are listed oldest first, each with its replies, oldest first', async () => {
      const { client } = await harness.signUp();
      const postId = await newPost(client);
      const a = await say(client, postId, 'A');
      const b = await say(client, postId, 'B');
      await say(client, postId, 'B1', b.id);
      await say(client, postId, 'A1', a.id);
      await say(client, postId, 'C');
      await say(client, postId, 'A2', a.id);
      expect(contents((await commentsOf(client, postId)).items)).toEqual([
        'A',
        'A1',
        'A2',
        'B',
        'B1',
        'C',
      ]);
    });

    it('a page counts top comments and contains all their replies', async () => {
      const { client } = await harness.signUp();
      const postId = await newPost(client);
      const tops: Comment[] = [];
      for (const name of ['A', 'B', 'C']) tops.push(await say(client, postId, name));
      for (const { id, content } of tops) {
        await say(client, postId, `${content}1`, id);
        await say(client, postId, `${content}2`, id);
      }
      const first = await commentsOf(client, postId, { limit: 2 });
      expect(contents(first.items)).toEqual(['A', 'A1', 'A2', 'B', 'B1', 'B2']);
      const rest = await commentsOf(client, postId, { limit: 2, cursor: first.cursor });
      expect(contents(rest.items)).toEqual(['C', 'C1', 'C2']);
      expect(rest.cursor).toBeNull();
    });

    it('comments are paged without a gap or a repetition', async () => {
      const { client } = await harness.signUp();
      const postId = await newPost(client);
      const wanted = Array.from({ length: 25 }, (_, index) => `Komentar ${index}`);
      for (const content of wanted) await say(client, postId, content);
      const allContents: string[] = [];
      const sizes: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await commentsOf(client, postId, { cursor });
        allContents.push(...contents(page.items));
        sizes.push(page.items.length);
        cursor = page.cursor ?? undefined;
      } while (cursor !== undefined);
      expect(allContents).toEqual(wanted);
      expect(sizes).toEqual([20, 5]);
    });

    it('the list of a post without comments is empty', async () => {
      const { client } = await harness.signUp();
      expect(await commentsOf(client, await newPost(client))).toEqual({ items: [], cursor: null });
    });
  });

  describe('repeating a comment with its client id', () => {
    it('a comment repeated with its client id, later or at once, counts once', async () => {
      const { client } = await harness.signUp();
      const postId = await newPost(client);
      const body = { content: 'Sekali saja', client_id: 'komentar-0001' };
      const send = () => client.call(createComment, { params: { id: postId }, body });
      const comments = await Promise.all([send(), send(), send()]);
      comments.push(await send());
      expect(new Set(comments.map(({ id }) => id)).size).toBe(1);
      expect(await countOf(client, postId)).toBe(1);
    });

    it('a deleted comment is not made again by its client id', async () => {
      const { client } = await harness.signUp();
      const postId = await newPost(client);
      const send = (client_id: string, parent_comment_id: string | null = null) =>
        client.call(createComment, {
          params: { id: postId },
          body: { content: 'Hapus', client_id, parent_comment_id },
        });
      const remove = ({ id: commentId }: { id: string }) =>
        client.call(deleteComment, { params: { id: postId, commentId } });
      await remove(await send('hapus-0001'));
      const top = await send('hapus-0002');
      const reply = await send('hapus-0003', top.id);
      await remove(top);
      for (const key of ['hapus-0001', 'hapus-0002'])
        await expect(send(key)).rejects.toMatchObject({ status: 404 });
      await remove(reply);
      for (const key of ['hapus-0001', 'hapus-0002', 'hapus-0003'])
        await expect(send(key)).rejects.toMatchObject({ status: 404 });
      expect(await countOf(client, postId)).toBe(0);
    });

    it('a comment may have the client id of a post', async () => {
      const { client } = await harness.signUp();
      const key = { client_id: 'sama-saja-01' };
      const post = await client.call(createPost, {
        body: { content: 'Tulisan', post_type: 'text', ...key },
      });
      const comment = await client.call(createComment, {
        params: { id: post.id },
        body: { content: 'Komentar', ...key },
      });
      expect(comment).toMatchObject({ content: 'Komentar', parent_comment_id: null });
    });
  });
}

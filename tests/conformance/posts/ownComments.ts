import {
  type Client,
  createComment,
  createPost,
  deleteComment,
  flagContent,
  getPost,
  likeComment,
  listComments,
  updateComment,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import type { Harness } from '../harness.ts';
import { COMMENT_NOT_FOUND, NOT_ALLOWED, POST_NOT_FOUND } from '../refusals.ts';

const STRANGE_IDS = ['nothing', '01920000-0000-7000-8000-000000000000', '0', 'x'.repeat(64)];

/** Liking comments, and editing and deleting one's own. */
export function ownCommentsSuite(harness: Harness): void {
  const newPost = async (client: Client) => {
    const body = { content: 'Bagaimana?', post_type: 'text' as const };
    return (await client.call(createPost, { body })).id;
  };
  const say = (client: Client, postId: string, content: string, parent: string | null = null) =>
    client.call(createComment, {
      params: { id: postId },
      body: { content, parent_comment_id: parent },
    });
  const commentsOf = async (client: Client, postId: string) =>
    (await client.call(listComments, { params: { id: postId } })).items;
  const countOf = async (client: Client, postId: string) =>
    (await client.call(getPost, { params: { id: postId } })).comments_count;
  const put = (client: Client, id: string, commentId: string, content: string) =>
    client.call(updateComment, { params: { id, commentId }, body: { content } });
  const remove = (client: Client, id: string, commentId: string) =>
    client.call(deleteComment, { params: { id, commentId } });
  const like = (client: Client, id: string, commentId: string, liked?: boolean) =>
    client.call(likeComment, {
      params: { id, commentId },
      ...(liked !== undefined && { body: { liked } }),
    });

  /** A post of one member with a comment of another. */
  const start = async () => {
    const [author, other] = [await harness.signUp(), await harness.signUp()];
    const postId = await newPost(other.client);
    return { author, other, postId, comment: await say(author.client, postId, 'Awal') };
  };

  describe('an unknown comment', () => {
    test.each(STRANGE_IDS)('an unknown comment is not found: %s', async (id) => {
      const { author, postId } = await start();
      const calls = [
        (client: Client) => put(client, postId, id, 'Halo'),
        (client: Client) => remove(client, postId, id),
        (client: Client) => like(client, postId, id),
      ];
      for (const call of calls) await harness.refuses(COMMENT_NOT_FOUND, author.token, call);
    });

    test.each(STRANGE_IDS)('a comment of an unknown post is not found: %s', async (id) => {
      const { author, comment } = await start();
      const calls = [
        (client: Client) => put(client, id, comment.id, 'Halo'),
        (client: Client) => remove(client, id, comment.id),
        (client: Client) => like(client, id, comment.id),
      ];
      for (const call of calls) await harness.refuses(POST_NOT_FOUND, author.token, call);
    });

    it('a comment of another post is not found', async () => {
      const { author, comment } = await start();
      const elsewhere = await newPost(author.client);
      await harness.refuses(COMMENT_NOT_FOUND, author.token, (client) =>
        put(client, elsewhere, comment.id, 'Halo'),
      );
      await harness.refuses(COMMENT_NOT_FOUND, author.token, (client) =>
        remove(client, elsewhere, comment.id),
      );
    });
  });

  describe('editing a comment', () => {
    it('editing a comment changes its words and nothing else', async () => {
      const { author, other, postId, comment } = await start();
      await like(other.client, postId, comment.id, true);
      const edited = await put(author.client, postId, comment.id, '  Baru ');
      expect(edited).toEqual({
        ...comment,
        content: 'Baru',
        likes_count: 1,
        edited_at: expect.any(String),
      });
      expect(await commentsOf(author.client, postId)).toEqual([edited]);
      expect(await countOf(author.client, postId)).toBe(1);
    });

    it('editing works for a reply', async () => {
      const { author, other, postId, comment } = await start();
      const reply = await say(other.client, postId, 'Jawaban', comment.id);
      const edited = await put(other.client, postId, reply.id, 'Jawaban lain');
      expect(edited).toMatchObject({ parent_comment_id: comment.id, content: 'Jawaban lain' });
      expect(await commentsOf(author.client, postId)).toMatchObject([
        { id: comment.id },
        { content: 'Jawaban lain' },
      ]);
    });

    it('an edit without a change does not count, and a repeated one counts once', async () => {
      const { author, postId, comment } = await start();
      expect(await put(author.client, postId, comment.id, ' Awal ')).toEqual(comment);
      const edited = await put(author.client, postId, comment.id, 'Baru');
      expect(await put(author.client, postId, comment.id, 'Baru')).toEqual(edited);
    });

    it('only its author may edit a comment', async () => {
      const { other, postId, comment } = await start();
      await harness.refuses(NOT_ALLOWED, other.token, (client) =>
        put(client, postId, comment.id, 'Diubah'),
      );
      expect(await commentsOf(other.client, postId)).toEqual([comment]);
    });

    test.each([
      [' \n', 'Text is required', 'Teks wajib diisi'],
      ['a'.repeat(5001), 'Text must be at most 5,000 characters', 'Teks maksimal 5.000 karakter'],
    ])('a comment edited to %.5j is refused', async (content, en, id) => {
      const { author, postId, comment } = await start();
      await harness.refuses({ status: 422, en, id, field: 'content' }, author.token, (client) =>
        put(client, postId, comment.id, content),
      );
    });

    it('a comment may be edited to five thousand characters', async () => {
      const { author, postId, comment } = await start();
      const edited = await put(author.client, postId, comment.id, 'k'.repeat(5000));
      expect(edited.content).toHaveLength(5000);
    });
  });

  describe('deleting a comment', () => {
    it('deleting a comment without replies removes it', async () => {
      const { author, postId, comment } = await start();
      expect(await remove(author.client, postId, comment.id)).toEqual({ comments_count: 0 });
      expect(await commentsOf(author.client, postId)).toEqual([]);
      expect(await countOf(author.client, postId)).toBe(0);
      await harness.refuses(COMMENT_NOT_FOUND, author.token, (client) =>
        remove(client, postId, comment.id),
      );
      expect(await countOf(author.client, postId)).toBe(0);
    });

    it('deleting a comment with replies leaves its place without words and author', async () => {
      const { author, other, postId, comment } = await start();
      const reply = await say(other.client, postId, 'Jawaban', comment.id);
      await like(other.client, postId, comment.id, true);
      expect(await remove(author.client, postId, comment.id)).toEqual({ comments_count: 1 });
      expect(await commentsOf(other.client, postId)).toEqual([
        {
          ...comment,
          user: null,
          content: '',
          deleted_at: expect.any(String),
          likes_count: 0,
          user_liked: false,
        },
        reply,
      ]);
      expect(await countOf(other.client, postId)).toBe(1);
    });

    it('a deleted comment with replies accepts a repeated deletion and nothing else', async () => {
      const { author, other, postId, comment } = await start();
      await say(other.client, postId, 'Jawaban', comment.id);
      await remove(author.client, postId, comment.id);
      expect(await remove(author.client, postId, comment.id)).toEqual({ comments_count: 1 });
      const flag = { content_type: 'comment', content_id: comment.id, reason: 'spam' } as const;
      const calls = [
        (client: Client) => put(client, postId, comment.id, 'Kembali'),
        (client: Client) => like(client, postId, comment.id),
        (client: Client) => client.call(flagContent, { body: flag }),
      ];
      for (const call of calls) await harness.refuses(COMMENT_NOT_FOUND, author.token, call);
      await harness.refuses(NOT_ALLOWED, other.token, (client) =>
        remove(client, postId, comment.id),
      );
    });

    it('a deleted comment with replies accepts further replies', async () => {
      const { author, other, postId, comment } = await start();
      const first = await say(other.client, postId, 'Jawaban', comment.id);
      await remove(author.client, postId, comment.id);
      const next = await say(author.client, postId, 'Lagi', first.id);
      const last = await say(author.client, postId, 'Terakhir', comment.id);
      expect((await commentsOf(author.client, postId)).slice(1)).toEqual([first, next, last]);
      expect(await countOf(author.client, postId)).toBe(3);
    });

    it('deleting the last reply removes the deleted comment above', async () => {
      const { author, other, postId, comment } = await start();
      const [a, b] = [
        await say(other.client, postId, 'A', comment.id),
        await say(other.client, postId, 'B', comment.id),
      ];
      await remove(author.client, postId, comment.id);
      expect(await remove(other.client, postId, a.id)).toEqual({ comments_count: 1 });
      expect(await commentsOf(other.client, postId)).toHaveLength(2);
      expect(await remove(other.client, postId, b.id)).toEqual({ comments_count: 0 });
      expect(await commentsOf(other.client, postId)).toEqual([]);
    });

    it('deleting a reply leaves the comment above', async () => {
      const { author, other, postId, comment } = await start();
      const reply = await say(other.client, postId, 'Jawaban', comment.id);
      expect(await remove(other.client, postId, reply.id)).toEqual({ comments_count: 1 });
      expect(await commentsOf(author.client, postId)).toEqual([comment]);
    });

    it('only its author may delete a comment, whoever wrote the post', async () => {
      const { other, postId, comment } = await start();
      await harness.refuses(NOT_ALLOWED, other.token, (client) =>
        remove(client, postId, comment.id),
      );
      expect(await commentsOf(other.client, postId)).toEqual([comment]);
    });

    it('concurrent deletions of a comment count once', async () => {
      const { author, other, postId, comment } = await start();
      await say(other.client, postId, 'Lain');
      await Promise.allSettled([1, 2, 3].map(() => remove(author.client, postId, comment.id)));
      expect(await countOf(author.client, postId)).toBe(1);
    });

    it('deleting a comment during a reply leaves no reply without its comment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { author, other, postId, comment } = await start();
        await Promise.allSettled([
          remove(author.client, postId, comment.id),
          say(other.client, postId, 'Jawaban', comment.id),
        ]);
        const items = await commentsOf(other.client, postId);
        const tops = items.filter(({ parent_comment_id }) => parent_comment_id === null);
        const undeleted = items.filter(({ deleted_at }) => !deleted_at);
        expect(tops).toHaveLength(undeleted.length);
        expect(await countOf(other.client, postId)).toBe(undeleted.length);
      }
    });

    it('deleting a comment does not invalidate the cursor of a list', async () => {
      const { author, postId } = await start();
      const written = [];
      for (const name of ['1', '2', '3', '4', '5'])
        written.push(await say(author.client, postId, name));
      const params = { id: postId };
      const first = await author.client.call(listComments, { params, query: { limit: 3 } });
      const last = first.items.at(-1)?.id ?? '';
      await remove(author.client, postId, last);
      const query = { limit: 3, cursor: first.cursor ?? '' };
      const rest = await author.client.call(listComments, { params, query });
      expect(rest.items.map(({ content }) => content)).toEqual(['3', '4', '5']);
      expect(written).toHaveLength(5);
    });
  });

  describe('liking a comment', () => {
    it('a like of a comment is toggled without a value', async () => {
      const { author, postId, comment } = await start();
      const seen = async () => {
        const [first] = await commentsOf(author.client, postId);
        return { user_liked: first?.user_liked, likes_count: first?.likes_count };
      };
      expect(await like(author.client, postId, comment.id)).toEqual({
        liked: true,
        likes_count: 1,
      });
      expect(await seen()).toEqual({ user_liked: true, likes_count: 1 });
      expect(await like(author.client, postId, comment.id)).toEqual({
        liked: false,
        likes_count: 0,
      });
      expect(await seen()).toEqual({ user_liked: false, likes_count: 0 });
    });

    it('a like of a comment is set to a given value, however often', async () => {
      const { author, postId, comment } = await start();
      for (const liked of [false, true, true, false, false]) {
        expect(await like(author.client, postId, comment.id, liked)).toEqual({
          liked,
          likes_count: Number(liked),
        });
      }
    });

    it('a like of a comment is counted once for concurrent calls with one value', async () => {
      const { author, postId, comment } = await start();
      await Promise.all([1, 2, 3, 4].map(() => like(author.client, postId, comment.id, true)));
      expect(await commentsOf(author.client, postId)).toMatchObject([{ likes_count: 1 }]);
    });

    it('a like of a comment is each member’s own, and no like of the post', async () => {
      const { author, other, postId, comment } = await start();
      await like(author.client, postId, comment.id, true);
      expect(await like(other.client, postId, comment.id, true)).toEqual({
        liked: true,
        likes_count: 2,
      });
      await like(author.client, postId, comment.id, false);
      expect(await commentsOf(author.client, postId)).toMatchObject([
        { user_liked: false, likes_count: 1 },
      ]);
      const post = await other.client.call(getPost, { params: { id: postId } });
      expect(post).toMatchObject({ user_liked: false, likes_count: 0 });
    });
  });
}

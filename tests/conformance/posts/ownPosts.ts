import {
  type Client,
  createComment,
  createPost,
  deletePost,
  flagContent,
  getFileInfo,
  getPost,
  likePost,
  listComments,
  listPosts,
  updatePost,
  uploadFile,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import type { Harness } from '../harness.ts';
import { FILE_NOT_FOUND, NOT_ALLOWED, POST_NOT_FOUND } from '../refusals.ts';

/** Valid ids of no post. */
const STRANGE_IDS = ['nothing', '01920000-0000-7000-8000-000000000000', '0', '-', 'x'.repeat(64)];

/** One post: reading it, and editing and deleting one's own. */
export function ownPostsSuite(harness: Harness): void {
  const write = (client: Client, content: string, attachments: string[] = []) =>
    client.call(createPost, { body: { content, post_type: 'text', attachments } });
  const upload = async (client: Client, name: string) => {
    const file = new File(['isi'], name, { type: 'text/plain' });
    return (await client.call(uploadFile, { body: { category: 'posts', file } })).file.id;
  };
  const get = (client: Client, id: string) => client.call(getPost, { params: { id } });
  const put = (client: Client, id: string, content: string, attachments?: string[]) =>
    client.call(updatePost, { params: { id }, body: { content, attachments } });
  const remove = (client: Client, id: string) => client.call(deletePost, { params: { id } });
  const isSaved = async (client: Client, id: string) =>
    client.call(getFileInfo, { params: { id } }).then(
      () => true,
      () => false,
    );

  describe('one post', () => {
    it('one post is the same as in the list, for each member', async () => {
      const [author, reader] = [await harness.signUp(), await harness.signUp()];
      const post = await write(author.client, 'Satu saja #satu', [
        await upload(author.client, 'a.txt'),
      ]);
      await reader.client.call(likePost, { params: { id: post.id }, body: { liked: true } });
      await author.client.call(createComment, { params: { id: post.id }, body: { content: 'Ya' } });
      for (const { client } of [author, reader]) {
        const { items } = await client.call(listPosts, { query: { limit: 1 } });
        expect(await get(client, post.id)).toEqual(items[0]);
      }
      expect(await get(reader.client, post.id)).toMatchObject({
        user_liked: true,
        likes_count: 1,
        comments_count: 1,
      });
    });

    test.each(STRANGE_IDS)('an unknown post is not found: %s', async (id) => {
      const { token } = await harness.signUp();
      await harness.refuses(POST_NOT_FOUND, token, (client) => get(client, id));
      await harness.refuses(POST_NOT_FOUND, token, (client) => put(client, id, 'Halo'));
      await harness.refuses(POST_NOT_FOUND, token, (client) => remove(client, id));
    });
  });

  describe('editing a post', () => {
    it('editing a post changes its words, hashtags and mentions, and nothing else', async () => {
      const { client } = await harness.signUp();
      const file = await upload(client, 'a.txt');
      const post = await write(client, 'Lama #lama @budi', [file]);
      await client.call(likePost, { params: { id: post.id }, body: { liked: true } });
      await client.call(createComment, { params: { id: post.id }, body: { content: 'Ya' } });
      const edited = await put(client, post.id, '  Baru #baru #lagi @sari  ');
      expect(edited).toEqual({
        ...post,
        content: 'Baru #baru #lagi @sari',
        hashtags: ['baru', 'lagi'],
        mentions: ['sari'],
        likes_count: 1,
        user_liked: true,
        comments_count: 1,
        edited_at: expect.any(String),
      });
      expect(Date.parse(edited.edited_at ?? '')).toBeGreaterThanOrEqual(
        Date.parse(post.created_at),
      );
      expect(await get(client, post.id)).toEqual(edited);
    });

    it('editing a post keeps its position in the list', async () => {
      const { client } = await harness.signUp();
      const [first, second] = [await write(client, 'Satu'), await write(client, 'Dua')];
      await put(client, first.id, 'Satu lagi');
      const { items } = await client.call(listPosts, { query: { limit: 2 } });
      expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
    });

    it('editing a post sets its files in the given order, each once', async () => {
      const { client } = await harness.signUp();
      const [a, b, c] = [
        await upload(client, 'a.txt'),
        await upload(client, 'b.txt'),
        await upload(client, 'c.txt'),
      ];
      const { id } = await write(client, 'Berkas', [a, b]);
      const edited = await put(client, id, 'Berkas', [c, b, c]);
      expect(edited).toMatchObject({ attachments: [c, b], edited_at: expect.any(String) });
      expect(edited.files?.map((file) => file.original_filename)).toEqual(['c.txt', 'b.txt']);
      const turned = await put(client, id, 'Berkas', [b, c]);
      expect(turned.attachments).toEqual([b, c]);
      expect(await get(client, id)).toEqual(turned);
    });

    it('editing a post deletes a removed file, unless another post has it', async () => {
      const { client } = await harness.signUp();
      const [shared, own] = [await upload(client, 'a.txt'), await upload(client, 'b.txt')];
      const first = await write(client, 'Satu', [shared, own]);
      const second = await write(client, 'Dua', [shared]);
      await put(client, first.id, 'Satu', []);
      expect(await isSaved(client, own)).toBe(false);
      expect(await isSaved(client, shared)).toBe(true);
      expect((await get(client, second.id)).attachments).toEqual([shared]);
      await put(client, second.id, 'Dua', []);
      expect(await isSaved(client, shared)).toBe(false);
    });

    it('an edit without a change does not count, and a repeated one counts once', async () => {
      const { client } = await harness.signUp();
      const file = await upload(client, 'a.txt');
      const post = await write(client, 'Tetap', [file]);
      expect(await put(client, post.id, ' Tetap ')).toEqual(post);
      expect(await put(client, post.id, 'Tetap', [file])).toEqual(post);
      const edited = await put(client, post.id, 'Berubah');
      expect(await put(client, post.id, 'Berubah')).toEqual(edited);
    });

    it('concurrent edits of a post leave one of them, whole', async () => {
      const { client } = await harness.signUp();
      const { id } = await write(client, 'Awal #awal');
      const files = await Promise.all(['1', '2', '3'].map((name) => upload(client, `${name}.txt`)));
      await put(client, id, 'Awal #awal', files);
      await Promise.all(
        files.map((_, index) =>
          put(client, id, `Versi #v${index}`, [...files.slice(index), ...files.slice(0, index)]),
        ),
      );
      const { content, hashtags, attachments } = await get(client, id);
      const index = Number(content.at(-1));
      expect(hashtags).toEqual([`v${index}`]);
      expect(attachments).toEqual([...files.slice(index), ...files.slice(0, index)]);
    });

    it('only its author may edit a post, with their own files', async () => {
      const [author, other] = [await harness.signUp(), await harness.signUp()];
      const post = await write(author.client, 'Milik saya');
      await harness.refuses(NOT_ALLOWED, other.token, (client) => put(client, post.id, 'Diubah'));
      const foreign = await upload(other.client, 'b.txt');
      const asNobodyWritesIt = (await upload(author.client, 'c.txt')).toUpperCase();
      for (const file of [foreign, 'nothing', asNobodyWritesIt]) {
        await harness.refuses({ ...FILE_NOT_FOUND, field: 'attachments' }, author.token, (client) =>
          put(client, post.id, 'Milik saya', [file]),
        );
      }
      expect(await get(author.client, post.id)).toEqual(post);
    });

    test.each([
      ['no words', '  ', [], 'content', 'Text is required', 'Teks wajib diisi'],
      [
        'too many words',
        'a'.repeat(10_001),
        [],
        'content',
        'Text must be at most 10,000 characters',
        'Teks maksimal 10.000 karakter',
      ],
      [
        'too many files',
        'Halo',
        Array.from({ length: 11 }, (_, index) => `f${index}`),
        'attachments',
        'Attachments: at most 10',
        'Lampiran: paling banyak 10',
      ],
    ])('editing a post with %s is refused', async (_, content, attachments, field, en, id) => {
      const { token, client } = await harness.signUp();
      const post = await write(client, 'Halo');
      await harness.refuses({ status: 422, en, id, field }, token, (caller) =>
        put(caller, post.id, content, attachments),
      );
    });

    it('a post may be edited to ten thousand characters', async () => {
      const { client } = await harness.signUp();
      const { id } = await write(client, 'Halo');
      expect((await put(client, id, 'k'.repeat(10_000))).content).toHaveLength(10_000);
    });
  });

  describe('deleting a post', () => {
    it('deleting a post deletes everything on it', async () => {
      const [author, other] = [await harness.signUp(), await harness.signUp()];
      const file = await upload(author.client, 'a.txt');
      const { id } = await write(author.client, 'Hapus', [file]);
      const params = { id };
      const comment = await other.client.call(createComment, { params, body: { content: 'Ya' } });
      await other.client.call(likePost, { params, body: { liked: true } });
      const flag = (type: 'post' | 'comment', content_id: string) => (client: Client) =>
        client.call(flagContent, { body: { content_type: type, content_id, reason: 'spam' } });
      await flag('comment', comment.id)(author.client);

      expect(await remove(author.client, id)).toBeUndefined();
      const calls: ((client: Client) => Promise<unknown>)[] = [
        (client) => get(client, id),
        (client) => remove(client, id),
        (client) => put(client, id, 'Kembali'),
        (client) => client.call(likePost, { params }),
        (client) => client.call(listComments, { params }),
        (client) => client.call(createComment, { params, body: { content: 'Masih?' } }),
        flag('post', id),
      ];
      for (const call of calls) await harness.refuses(POST_NOT_FOUND, author.token, call);
      await harness.refuses(
        { status: 404, en: 'Comment not found', id: 'Komentar tidak ditemukan' },
        author.token,
        flag('comment', comment.id),
      );
      await harness.refuses(FILE_NOT_FOUND, author.token, (client) =>
        client.call(getFileInfo, { params: { id: file } }),
      );
      const { items } = await other.client.call(listPosts, { query: { limit: 100 } });
      expect(items.filter((post) => post.id === id)).toEqual([]);
    });

    it('deleting a post keeps a file that another post has', async () => {
      const { client } = await harness.signUp();
      const file = await upload(client, 'a.txt');
      const [first, second] = [
        await write(client, 'Satu', [file]),
        await write(client, 'Dua', [file]),
      ];
      await remove(client, first.id);
      expect(await get(client, second.id)).toEqual(second);
      await remove(client, second.id);
      expect(await isSaved(client, file)).toBe(false);
    });

    it('only its author may delete a post', async () => {
      const [author, other] = [await harness.signUp(), await harness.signUp()];
      const post = await write(author.client, 'Milik saya');
      await harness.refuses(NOT_ALLOWED, other.token, (client) => remove(client, post.id));
      expect(await get(author.client, post.id)).toEqual(post);
    });

    it('concurrent deletions of a post count once', async () => {
      const { client } = await harness.signUp();
      const { id } = await write(client, 'Hapus');
      const outcomes = await Promise.allSettled([1, 2, 3].map(() => remove(client, id)));
      const done = outcomes.filter(({ status }) => status === 'fulfilled');
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(done).toHaveLength(1);
      for (const outcome of refused) expect(outcome).toMatchObject({ reason: { status: 404 } });
    });

    it('a deleted post is not made again by its client id', async () => {
      const { client } = await harness.signUp();
      const body = { content: 'Lagi', post_type: 'text' as const, client_id: 'hapus-0001' };
      const first = await client.call(createPost, { body });
      await remove(client, first.id);
      await expect(client.call(createPost, { body })).rejects.toMatchObject({ status: 404 });
      const second = await client.call(createPost, { body: { ...body, client_id: 'hapus-0002' } });
      expect(await get(client, second.id)).toEqual(second);
      // The same client id of another member is another one.
      const other = await harness.signUp();
      expect(await other.client.call(createPost, { body })).toMatchObject({ content: 'Lagi' });
    });
  });
}

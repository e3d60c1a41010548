import { type Client, createPost, listPosts, type Post, uploadFile } from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import type { Harness } from '../harness.ts';

/** Writes posts one after the other, so that their order is sure. */
async function write(client: Client, ...contents: string[]): Promise<Post[]> {
  const posts: Post[] = [];
  for (const content of contents) {
    posts.push(await client.call(createPost, { body: { content, post_type: 'text' } }));
  }
  return posts;
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Kabar ${index}`);
const ids = (posts: readonly Post[]) => posts.map(({ id }) => id);

/** Making and listing posts (FEED-045–049, FEED-059, FEED-062, FEED-070–082, FEED-206). */
export function postsSuite(harness: Harness): void {
  const uploadText = async (client: Client, name: string) => {
    const file = new File(['isi'], name, { type: 'text/plain' });
    return (await client.call(uploadFile, { body: { category: 'posts', file } })).file;
  };

  describe('making a post', () => {
    it('gives the post with its author, tags and counts', async () => {
      const { user, client } = await harness.signUp({ company_name: 'Kopi Gayo' });
      const content = '  Panen #Kopi **#organik** siap, @budi_s! #kopi a@b.id https://a.id/#x ';
      const body = { content, post_type: 'text' as const };
      expect(await client.call(createPost, { body })).toEqual({
        id: expect.any(String),
        user_id: user.id,
        user: {
          id: user.id,
          full_name: user.full_name,
          username: user.username,
          company_name: 'Kopi Gayo',
          location: null,
          role: 'user',
          profile_image: null,
          is_verified: false,
          photo: null,
        },
        content: content.trim(),
        post_type: 'text',
        attachments: [],
        hashtags: ['kopi', 'organik'],
        mentions: ['budi_s'],
        likes_count: 0,
        comments_count: 0,
        user_liked: false,
        created_at: expect.any(String),
        edited_at: null,
        group_id: null,
        files: [],
      });
    });

    it('answers 201', async () => {
      const { token } = await harness.signUp();
      const answer = await harness.fetch('/api/posts', {
        method: 'POST',
        token,
        headers: { 'content-type': 'application/json' },
        body: '{"content":"Halo","post_type":"text"}',
      });
      expect(answer.status).toBe(201);
    });

    it('takes a text of exactly ten thousand characters', async () => {
      const { client } = await harness.signUp();
      const [post] = await write(client, 'k'.repeat(10_000));
      expect(post?.content).toHaveLength(10_000);
    });

    it('keeps every character of a text', async () => {
      const { client } = await harness.signUp();
      const content = '1 < 2 && "dua" \\ <b>tebal</b>\n\tbaris dua — 👩🏽‍🌾 日本語 \u202e';
      const [post] = await write(client, content);
      expect(post?.content).toBe(content);
    });

    it('puts it first in the list, the same as it was given', async () => {
      const { client } = await harness.signUp();
      const [, second] = await write(client, 'Pertama', 'Kedua');
      const { items } = await client.call(listPosts, { query: { limit: 1 } });
      expect(items).toEqual([second]);
    });

    it('keeps the order of its files and names each once', async () => {
      const { client } = await harness.signUp();
      const [a, b, c] = [
        await uploadText(client, 'a.txt'),
        await uploadText(client, 'b.txt'),
        await uploadText(client, 'c.txt'),
      ];
      const attachments = [c.id, a.id, c.id, b.id];
      const body = { content: 'Tiga berkas', post_type: 'text' as const, attachments };
      const post = await client.call(createPost, { body });
      expect(post.attachments).toEqual([c.id, a.id, b.id]);
      expect(post.files?.map((file) => file.original_filename)).toEqual([
        'c.txt',
        'a.txt',
        'b.txt',
      ]);
      expect(post.files?.[1]).toEqual(a);
    });

    it("refuses another member's file and one that does not exist", async () => {
      const { client: other } = await harness.signUp();
      const { token } = await harness.signUp();
      const foreign = await uploadText(other, 'milik-orang.txt');
      for (const id of [foreign.id, 'nothing']) {
        const body = { content: 'Halo', post_type: 'text' as const, attachments: [id] };
        await harness.refuses(
          {
            status: 404,
            en: 'File not found',
            id: 'File tidak ditemukan',
            field: 'attachments',
          },
          token,
          (client) => client.call(createPost, { body }),
        );
      }
    });
  });

  describe('repeating a post with its client id', () => {
    const body = { content: 'Sekali saja', post_type: 'text' as const, client_id: 'kirim-0001' };

    it('gives the first one again, whatever else is sent', async () => {
      const { client } = await harness.signUp();
      const first = await client.call(createPost, { body });
      const again = await client.call(createPost, { body: { ...body, content: 'Lain' } });
      expect(again).toEqual(first);
      const { items } = await client.call(listPosts, { query: { limit: 100 } });
      expect(items.filter(({ user_id }) => user_id === first.user_id)).toEqual([first]);
    });

    it('makes one post where both are sent at once', async () => {
      const { client } = await harness.signUp();
      const posts = await Promise.all([1, 2, 3, 4].map(() => client.call(createPost, { body })));
      expect(new Set(ids(posts)).size).toBe(1);
    });

    it('is a matter of each member', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const posts = [
        await a.client.call(createPost, { body }),
        await b.client.call(createPost, { body }),
      ];
      expect(new Set(ids(posts)).size).toBe(2);
    });
  });

  describe('the list', () => {
    const walk = async (client: Client, limit: number, between = async () => {}) => {
      const pages: Post[][] = [];
      let cursor: string | undefined;
      do {
        const page = await client.call(listPosts, { query: { limit, cursor } });
        pages.push(page.items);
        cursor = page.cursor ?? undefined;
        await between();
      } while (cursor !== undefined);
      return pages;
    };

    it('is newest first', async () => {
      const { client } = await harness.signUp();
      await write(client, ...numbered(3));
      const { items } = await client.call(listPosts, { query: { limit: 100 } });
      const moments = items.map(({ created_at }) => Date.parse(created_at));
      expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    });

    it('gives twenty a page unless told', async () => {
      const { client } = await harness.signUp();
      await write(client, ...numbered(21));
      const { items, cursor } = await client.call(listPosts);
      expect(items).toHaveLength(20);
      expect(cursor).toEqual(expect.any(String));
    });

    test.each([1, 7, 100])('is walked %i a page without a gap or a repetition', async (limit) => {
      const { client } = await harness.signUp();
      const written = await write(client, ...numbered(9));
      const pages = await walk(client, limit);
      const all = ids(pages.flat());
      expect(new Set(all).size).toBe(all.length);
      expect(all.slice(0, 9)).toEqual(ids(written).reverse());
      for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
      expect(pages.at(-1)?.length).toBeGreaterThan(0);
    });

    it('does not repeat or skip while new posts come in', async () => {
      const { client } = await harness.signUp();
      const written = ids(await write(client, ...numbered(9)));
      const between = async () => {
        await write(client, 'Sela');
      };
      const seen = ids((await walk(client, 4, between)).flat());
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => written.includes(id))).toEqual(written.toReversed());
    });

    it('names the next page in its header, empty on the last', async () => {
      const { token, client } = await harness.signUp();
      await write(client, ...numbered(2));
      const nextOf = async (query: string) => {
        const answer = await harness.fetch(`/api/posts?limit=${query}`, { token });
        await answer.arrayBuffer();
        return answer.headers.get('x-next-cursor');
      };
      const first = await nextOf('1');
      expect(first).toMatch(/./);
      let next = first;
      while (next) next = await nextOf(`100&cursor=${encodeURIComponent(next)}`);
      expect(next).toBe('');
    });
  });
}

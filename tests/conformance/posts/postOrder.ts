import {
  type Client,
  createComment,
  createPost,
  deletePost,
  likePost,
  listPosts,
  type Post,
  PostFilter,
  PostSort,
  type QueryOf,
  updatePost,
  uploadFile,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import { picture } from '../../../apps/server/testing/sampleFiles.ts';
import type { Harness } from '../harness.ts';

type Asked = NonNullable<QueryOf<typeof listPosts>>;

/** Sorting and filtering of posts (FEED-180–190, FEED-203, FEED-207). */
export function postOrderSuite(harness: Harness): void {
  let tags = 0;
  /** A hashtag of a test's own, to list its posts alone. */
  const newTag = () => {
    tags += 1;
    return `urutan_${tags}`;
  };
  const write = (client: Client, content: string, attachments: string[] = []) =>
    client.call(createPost, { body: { content, post_type: 'text', attachments } });
  const like = (client: Client, { id }: Post, liked = true) =>
    client.call(likePost, { params: { id }, body: { liked } });
  const comment = (client: Client, { id }: Post) =>
    client.call(createComment, { params: { id }, body: { content: 'Menarik' } });

  const walk = async (client: Client, query: Asked, between = async (_page: number) => {}) => {
    const pages: Post[][] = [];
    let cursor: string | undefined;
    do {
      const page = await client.call(listPosts, { query: { ...query, cursor } });
      pages.push(page.items);
      cursor = page.cursor ?? undefined;
      await between(pages.length);
    } while (cursor !== undefined);
    return pages;
  };
  const read = async (client: Client, query: Asked) =>
    (await walk(client, { limit: 100, ...query }))
      .flat()
      .map(({ content }) => content.split(' ')[0]);

  /** Posts with these scores, the first made first, of likes and comments mixed. */
  const scored = async (tag: string, scores: readonly number[]) => {
    const people = [await harness.signUp(), await harness.signUp(), await harness.signUp()];
    const author = people[0]?.client ?? harness.client();
    const posts: Post[] = [];
    for (const [index, score] of scores.entries()) {
      const post = await write(author, `${'abcdefghij'[index]} #${tag}`);
      for (const { client } of people.slice(0, score)) await like(client, post);
      for (let more = people.length; more < score; more += 1) await comment(author, post);
      posts.push(post);
    }
    return { author, people, posts };
  };

  describe('posts are sorted', () => {
    test.each([
      [undefined, 'e d c b a'],
      ['newest', 'e d c b a'],
      ['oldest', 'a b c d e'],
      // Four, two, two, one, none: of equal scores the newest first.
      ['popular', 'b d a e c'],
    ] as const)('posts are sorted by %s', async (sort, order) => {
      const tag = newTag();
      const { author } = await scored(tag, [2, 4, 0, 2, 1]);
      expect(await read(author, { hashtag: tag, sort })).toEqual(order.split(' '));
    });

    it('posts are sorted by current likes and comments alike', async () => {
      const tag = newTag();
      const { author, posts } = await scored(tag, [1, 0]);
      const [a, b] = posts as [Post, Post];
      await comment(author, b);
      await comment(author, b);
      expect(await read(author, { hashtag: tag, sort: 'popular' })).toEqual(['b', 'a']);
      await like(author, a, false);
      await comment(author, a);
      await comment(author, a);
      await comment(author, a);
      expect(await read(author, { hashtag: tag, sort: 'popular' })).toEqual(['a', 'b']);
    });

    test.each(PostSort.options)('posts of the whole community are sorted by %s', async (sort) => {
      const { client } = await harness.signUp();
      const posts = (await walk(client, { sort, limit: 100 })).flat();
      expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
      const keyOf = (post: Post) => {
        const moment = Date.parse(post.created_at);
        if (sort === 'popular') return [-post.likes_count - post.comments_count, -moment];
        return sort === 'oldest' ? [moment] : [-moment];
      };
      for (const [index, post] of posts.slice(1).entries()) {
        const [before, after] = [keyOf(posts[index] as Post), keyOf(post)];
        const at = before.findIndex((key, number) => key !== after[number]);
        if (at >= 0) expect(after[at]).toBeGreaterThan(before[at] as number);
      }
    });

    describe.each(PostSort.options)('posts sorted by %s', (sort) => {
      test.each([1, 3, 9, 10])('sorted posts are paged, %i a page', async (limit) => {
        const tag = newTag();
        const { author } = await scored(tag, [1, 0, 3, 1, 1, 0, 2, 1, 0]);
        const whole = await read(author, { hashtag: tag, sort });
        const pages = await walk(author, { hashtag: tag, sort, limit });
        expect(pages.flat().map(({ content }) => content.split(' ')[0])).toEqual(whole);
        expect(whole).toHaveLength(9);
        expect(pages).toHaveLength(Math.ceil(9 / limit));
      });
    });
  });

  describe('a list keeps its order', () => {
    it('a list keeps its order while its posts are liked and commented on', async () => {
      const tag = newTag();
      const { author, people, posts } = await scored(tag, [3, 3, 2, 2, 2, 1, 1, 0, 0, 0]);
      const before = await read(author, { hashtag: tag, sort: 'popular' });
      const query = { hashtag: tag, sort: 'popular', limit: 3 } as const;
      const pages = await walk(author, query, async (page) => {
        // The last post rises to the top, the first one falls to the bottom.
        for (const post of posts.slice(page * 2)) await comment(author, post);
        for (const { client } of people)
          for (const post of posts.slice(0, 5)) await like(client, post, page % 2 === 0);
      });
      expect(pages.flat().map(({ content }) => content.split(' ')[0])).toEqual(before);
      // The next reader has the new order.
      expect(await read(author, { hashtag: tag, sort: 'popular' })).not.toEqual(before);
    });

    it('a list in its former order shows current counts', async () => {
      const tag = newTag();
      const { author, people, posts } = await scored(tag, [1, 0]);
      const pages = await walk(
        author,
        { hashtag: tag, sort: 'popular', limit: 1 },
        async (page) => {
          if (page === 1) for (const { client } of people) await like(client, posts[1] as Post);
        },
      );
      expect(pages[1]).toMatchObject([{ likes_count: 3, user_liked: true }]);
    });

    test.each(PostSort.options)(
      'a list by %s keeps its order while posts are made and deleted',
      async (sort) => {
        const tag = newTag();
        const { author, posts } = await scored(tag, [3, 2, 2, 1, 1, 0, 0, 0]);
        const before = await read(author, { hashtag: tag, sort });
        const deleted = new Set<string>();
        const pages = await walk(author, { hashtag: tag, sort, limit: 2 }, async (page) => {
          if (page > 3) return;
          await write(author, `baru #${tag}`);
          // The last post that was read, and one that is yet to come or was read.
          const last = posts.find(({ content }) => content.startsWith(before[page * 2 - 1] ?? '?'));
          const other = posts.find(({ content }) => content.startsWith(before[8 - page] ?? '?'));
          for (const post of [last, other]) {
            if (!post || deleted.has(post.id)) continue;
            deleted.add(post.id);
            await author.call(deletePost, { params: { id: post.id } });
          }
        });
        const seen = pages.flat().map(({ id }) => id);
        expect(new Set(seen).size).toBe(seen.length);
        const stayed = posts.filter(({ id }) => !deleted.has(id)).map(({ content }) => content[0]);
        const seenOfStayed = pages
          .flat()
          .filter(({ id }) => posts.some((post) => post.id === id) && !deleted.has(id));
        expect(seenOfStayed.map(({ content }) => content[0])).toEqual(
          before.filter((name) => stayed.includes(name)),
        );
      },
    );

    test.each([
      ['newest', 'popular'],
      ['oldest', 'popular'],
      ['popular', 'newest'],
      ['popular', 'oldest'],
    ] as const)('a cursor of the order %s is refused for the order %s', async (given, asked) => {
      const tag = newTag();
      const { author, people } = await scored(tag, [1, 0]);
      const query = { hashtag: tag, limit: 1 };
      const { cursor } = await author.call(listPosts, { query: { ...query, sort: given } });
      await harness.refuses(
        {
          status: 422,
          en: 'This page of the list is not known. Load the list again.',
          id: 'Halaman daftar ini tidak dikenal. Muat ulang daftarnya.',
          field: 'cursor',
        },
        people[0]?.token,
        (client) =>
          client.call(listPosts, { query: { ...query, sort: asked, cursor: cursor ?? '' } }),
      );
    });
  });

  describe('a filter', () => {
    const upload = async (client: Client, file: File) =>
      (await client.call(uploadFile, { body: { category: 'posts', file } })).file.id;
    const image = async (client: Client) => {
      const bytes = new Uint8Array(await picture('png'));
      return upload(client, new File([bytes], 'kain.png', { type: 'image/png' }));
    };
    const text = (client: Client) =>
      upload(client, new File(['isi'], 'harga.txt', { type: 'text/plain' }));

    test.each([
      ['all', 'd c b a'],
      ['text', 'a'],
      ['image', 'd c'],
      ['video', ''],
      ['event', ''],
    ] as const)('the filter %s lists its posts alone, in every order', async (filter, shown) => {
      const { client } = await harness.signUp();
      const hashtag = newTag();
      await write(client, `a #${hashtag}`);
      await write(client, `b #${hashtag}`, [await text(client)]);
      await write(client, `c #${hashtag}`, [await image(client)]);
      await write(client, `d #${hashtag}`, [await text(client), await image(client)]);
      const wanted = shown.split(' ').filter(Boolean);
      for (const sort of PostSort.options) {
        const order = sort === 'oldest' ? wanted.toReversed() : wanted;
        expect(await read(client, { hashtag, filter, sort })).toEqual(order);
        expect(await read(client, { hashtag, filter, sort, limit: 1 })).toEqual(order);
      }
    });

    it('a filter follows the edits of a post', async () => {
      const { client } = await harness.signUp();
      const hashtag = newTag();
      const content = `a #${hashtag}`;
      const { id } = await write(client, content, [await image(client)]);
      const shown = async () => {
        const filters: PostFilter[] = [];
        for (const filter of PostFilter.options)
          if ((await read(client, { hashtag, filter })).length > 0) filters.push(filter);
        return filters;
      };
      const put = (attachments: string[]) =>
        client.call(updatePost, { params: { id }, body: { content, attachments } });
      expect(await shown()).toEqual(['all', 'image']);
      await put([]);
      expect(await shown()).toEqual(['all', 'text']);
      await put([await text(client)]);
      expect(await shown()).toEqual(['all']);
    });

    test.each(PostFilter.options)('the filter %s pages the whole community', async (filter) => {
      const { client } = await harness.signUp();
      const whole = await walk(client, { filter, limit: 100 });
      const paged = await walk(client, { filter, limit: 7 });
      const ids = (pages: Post[][]) => pages.flat().map(({ id }) => id);
      expect(ids(paged)).toEqual(ids(whole));
      const everything = await walk(client, { limit: 100 });
      const shown = everything.flat().filter(({ attachments, files = [] }) => {
        if (filter === 'all') return true;
        if (filter === 'text') return attachments.length === 0;
        return files.some(({ file_type }) => file_type === filter);
      });
      expect(ids(whole)).toEqual(shown.map(({ id }) => id));
    });
  });

  describe('a hashtag', () => {
    it('a hashtag is found in any letter case, and only whole', async () => {
      const { client } = await harness.signUp();
      const tag = newTag();
      await write(client, `a #${tag.toUpperCase()}`);
      await write(client, `b #${tag} dua kali #${tag}`);
      await write(client, `c #${tag}_lain`);
      await write(client, `d ${tag}`);
      for (const hashtag of [tag, tag.toUpperCase(), ` ${tag} `])
        expect(await read(client, { hashtag })).toEqual(['b', 'a']);
    });

    it('a hashtag may be in any script', async () => {
      const { client } = await harness.signUp();
      await write(client, 'a #茶葉_2026 #ČAJ');
      expect(await read(client, { hashtag: '茶葉_2026' })).toEqual(['a']);
      expect(await read(client, { hashtag: 'čaj' })).toEqual(['a']);
    });

    it('an unused hashtag lists nothing', async () => {
      const { client } = await harness.signUp();
      for (const hashtag of ['tidak_ada', '%', '_', "' or 1=1 --", '#', '\\'])
        expect(await read(client, { hashtag })).toEqual([]);
    });

    it('a hashtag of a hundred characters is listed, a longer one is refused', async () => {
      const { token, client } = await harness.signUp();
      const [longest, longer] = ['k'.repeat(100), 'k'.repeat(101)];
      const post = await write(client, `a #${longest} #${longer}`);
      expect(post.hashtags).toEqual([longest, longer]);
      expect(await read(client, { hashtag: longest })).toEqual(['a']);
      await harness.refuses(
        {
          status: 422,
          en: 'Hashtag must be at most 100 characters',
          id: 'Tagar maksimal 100 karakter',
          field: 'hashtag',
        },
        token,
        (caller) => caller.call(listPosts, { query: { hashtag: longer } }),
      );
    });

    it('a hashtag follows edits and deletions of posts', async () => {
      const { client } = await harness.signUp();
      const [was, is] = [newTag(), newTag()];
      const { id } = await write(client, `a #${was}`);
      await client.call(updatePost, { params: { id }, body: { content: `a #${is}` } });
      expect(await read(client, { hashtag: was })).toEqual([]);
      expect(await read(client, { hashtag: is })).toEqual(['a']);
      await client.call(deletePost, { params: { id } });
      expect(await read(client, { hashtag: is })).toEqual([]);
    });

    it('a post may have a thousand hashtags', async () => {
      const { client } = await harness.signUp();
      const many = Array.from({ length: 1500 }, (_, index) => `#r${index}`);
      const { id, hashtags } = await write(client, `a ${many.join(' ')}`);
      expect(hashtags).toHaveLength(1500);
      expect(await read(client, { hashtag: 'r1499' })).toEqual(['a']);
      await client.call(deletePost, { params: { id } });
      expect(await read(client, { hashtag: 'r1499' })).toEqual([]);
    });
  });
}

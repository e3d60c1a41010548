import {
  type ApiError,
  createComment,
  createPost,
  flagContent,
  likePost,
  listComments,
  listPosts,
  type Post,
} from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/testServer.ts';

const databases = testDatabases();

describe(`the community on the ${databases.kind} database`, () => {
  let server: TestServer;
  let member: SignedUp;
  beforeAll(async () => {
    server = await startTestServer({
      databaseUrl: await databases.create(),
    });
    member = await server.signUp('author');
  });
  afterAll(() => server.close());

  const write = (content: string, client_id?: string): Promise<Post> =>
    member.client.call(createPost, {
      body: { content, post_type: 'text', ...(client_id && { client_id }) },
    });

  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      ({ status, detail }: ApiError) => ({ status, detail }),
    );

  const seen = async (id: string) =>
    (await member.client.call(listPosts, { query: { limit: 100 } })).items.find(
      (post) => post.id === id,
    );

  test('both database drivers return the same rows', async () => {
    const post = await write('Sutra #Batik untuk @budi, #batik lagi');
    expect(post).toMatchObject({ hashtags: ['batik'], mentions: ['budi'], group_id: null });
    const { db } = server.community;
    const row = await db
      .selectFrom('posts')
      .selectAll()
      .where('id', '=', post.id)
      .executeTakeFirst();
    expect(row?.created_at).toBeInstanceOf(Date);
    expect(row?.hashtags).toEqual(['batik']);
    const { count } = await db
      .selectFrom('posts')
      .select((of) => of.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeTypeOf('number');
  });

  test('pages repeat and omit nothing while others write', async () => {
    const written: string[] = [];
    for (let index = 0; index < 12; index += 1) written.unshift((await write(`page ${index}`)).id);
    const read: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await member.client.call(listPosts, {
        query: { limit: 5, ...(cursor && { cursor }) },
      });
      read.push(...page.items.map((post) => post.id));
      cursor = page.cursor;
      if (read.length < 12) await write('in between');
    } while (cursor);
    expect(read.filter((id) => written.includes(id))).toEqual(written);
    expect(new Set(read).size).toBe(read.length);
  });

  test('posts of the same moment keep one order across pages', async () => {
    const at = new Date('2020-01-01T00:00:00Z');
    for (let index = 0; index < 5; index += 1)
      await server.community.posts.add({
        member_id: member.user.id,
        content: `tie ${index}`,
        created_at: at,
      });
    const read: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await server.community.posts.page(member.user.id, {
        limit: 2,
        cursor: cursor ?? undefined,
      });
      read.push(...page.items.map((post) => post.content));
      cursor = page.cursor;
    } while (cursor);
    expect(read.slice(-5)).toEqual(['tie 4', 'tie 3', 'tie 2', 'tie 1', 'tie 0']);
  });

  test('concurrent likes are all counted, each once', async () => {
    const post = await write('like me');
    const members = await Promise.all(Array.from({ length: 8 }, () => server.signUp('fan')));
    await Promise.all(
      members.flatMap(({ client }) =>
        Array.from({ length: 3 }, () =>
          client.call(likePost, { params: { id: post.id }, body: { liked: true } }),
        ),
      ),
    );
    expect((await seen(post.id))?.likes_count).toBe(8);
    await Promise.all(
      members.map(({ client }, index) =>
        client.call(likePost, { params: { id: post.id }, body: { liked: index % 2 === 0 } }),
      ),
    );
    expect((await seen(post.id))?.likes_count).toBe(4);
  });

  test('a like without a desired value toggles', async () => {
    const params = { id: (await write('toggle')).id };
    expect(await member.client.call(likePost, { params })).toEqual({ liked: true, likes_count: 1 });
    expect(await seen(params.id)).toMatchObject({ user_liked: true, likes_count: 1 });
    expect(await member.client.call(likePost, { params })).toEqual({
      liked: false,
      likes_count: 0,
    });
    expect(await seen(params.id)).toMatchObject({ user_liked: false, likes_count: 0 });
  });

  test('a write repeated with its client_id, concurrently or later, happens once', async () => {
    const posts = await Promise.all(Array.from({ length: 6 }, () => write('once', 'write-00001')));
    expect(new Set(posts.map((post) => post.id)).size).toBe(1);
    expect((await write('other text', 'write-00001')).content).toBe('once');

    const params = { id: posts[0]?.id ?? '' };
    const comment = () =>
      member.client.call(createComment, {
        params,
        body: { content: 'me too', client_id: 'write-00001' },
      });
    const comments = await Promise.all(Array.from({ length: 6 }, comment));
    expect(new Set(comments.map((one) => one.id)).size).toBe(1);
    expect((await seen(params.id))?.comments_count).toBe(1);

    const other = await server.signUp('other');
    const body = { content: 'mine', post_type: 'text', client_id: 'write-00001' } as const;
    expect((await other.client.call(createPost, { body })).content).toBe('mine');
  });

  test('comments come in threads, and a page contains whole threads', async () => {
    const params = { id: (await write('discuss')).id };
    const say = async (content: string, parent_comment_id: string | null = null) =>
      (await member.client.call(createComment, { params, body: { content, parent_comment_id } }))
        .id;
    const first = await say('first');
    await say('second');
    const reply = await say('first, reply', first);
    await say('third');
    await say('first, reply to the reply', reply);
    const page = await member.client.call(listComments, { params, query: { limit: 2 } });
    expect(page.items.map((one) => [one.content, one.parent_comment_id])).toEqual([
      ['first', null],
      ['first, reply', first],
      ['first, reply to the reply', first],
      ['second', null],
    ]);
    const next = await member.client.call(listComments, {
      params,
      query: { limit: 2, cursor: page.cursor ?? '' },
    });
    expect(next).toMatchObject({ items: [{ content: 'third' }], cursor: null });
    expect((await seen(params.id))?.comments_count).toBe(5);
  });

  test('a reply needs a parent of the same post', async () => {
    const here = { id: (await write('here')).id };
    const there = { id: (await write('there')).id };
    const { id } = await member.client.call(createComment, {
      params: there,
      body: { content: 'there' },
    });
    for (const parent_comment_id of [id, 'no-such-comment'])
      expect(
        await refusalOf(
          member.client.call(createComment, {
            params: here,
            body: { content: 'x', parent_comment_id },
          }),
        ),
      ).toEqual({ status: 404, detail: 'Comment not found' });
    expect((await seen(here.id))?.comments_count).toBe(0);
  });

  test('a member flags a piece of content once, posts and comments alike', async () => {
    const author = await server.signUp('author');
    const post = await author.client.call(createPost, {
      body: { content: 'flag me', post_type: 'text' },
    });
    const comment = await author.client.call(createComment, {
      params: { id: post.id },
      body: { content: 'flag me too' },
    });
    for (const [content_type, content_id] of [
      ['post', post.id],
      ['comment', comment.id],
    ] as const) {
      const body = { content_type, content_id, reason: 'spam' } as const;
      const results = await Promise.all([
        refusalOf(member.client.call(flagContent, { body })),
        refusalOf(member.client.call(flagContent, { body })),
      ]);
      expect(results).toContainEqual(undefined);
      expect(results).toContainEqual({
        status: 400,
        detail: 'You have already flagged this content',
      });
      const other = await server.signUp('reader');
      expect(await refusalOf(other.client.call(flagContent, { body }))).toBeUndefined();
    }
    const body = { content_type: 'comment', content_id: post.id, reason: 'other' } as const;
    expect(await refusalOf(member.client.call(flagContent, { body }))).toMatchObject({
      status: 404,
    });
  });
});

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ApiError,
  createComment,
  createPost,
  deleteComment,
  deletePost,
  likeComment,
  likePost,
  listPosts,
  type Post,
  updatePost,
  uploadFile,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picture } from '../../../testing/sampleFiles.ts';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';

const DAY = 86_400_000;

const databases = testDatabases();

describe(`posts on the ${databases.kind} database`, () => {
  let server: TestServer;
  let member: SignedUp;
  let late = 0;
  beforeAll(async () => {
    server = await startTestServer({
      databaseUrl: await databases.create(),
      now: () => new Date(Date.now() + late),
    });
    member = await server.signUp('author');
  });
  afterAll(() => server.close());

  let tags = 0;
  const newTag = () => {
    tags += 1;
    return `uji_${tags}`;
  };
  const write = (content: string, attachments: string[] = []): Promise<Post> =>
    member.client.call(createPost, { body: { content, post_type: 'text', attachments } });
  const like = (id: string, by = member, liked = true) =>
    by.client.call(likePost, { params: { id }, body: { liked } });
  const page = (query: object) =>
    member.client.call(listPosts, { query: { sort: 'popular', ...query } });
  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      ({ status }: ApiError) => status,
    );
  const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

  describe('a list by popularity', () => {
    test('a list by popularity can be paged for a day and no longer', async () => {
      const hashtag = newTag();
      const posts = [await write(`#${hashtag}`), await write(`#${hashtag}`)];
      const { cursor } = await page({ hashtag, limit: 1 });
      const next = () => page({ hashtag, limit: 1, cursor });
      late += DAY - 60_000;
      // Sweeps; the list's rows stay.
      await like(posts[0]?.id ?? '');
      await like(posts[1]?.id ?? '');
      expect(ids((await next()).items)).toEqual([posts[0]?.id]);
      late += 120_000;
      expect(await statusOf(next())).toBe(422);
    });

    test('score changes that no list needs are deleted', async () => {
      await like((await write('lama')).id);
      late += DAY + 60_000;
      const { id } = await write('baru');
      await like(id);
      const { db } = server.community;
      const noted = await db.selectFrom('score_changes').select(['post_id', 'delta']).execute();
      expect(noted).toEqual([{ post_id: id, delta: 1 }]);
    });

    test.each([
      '',
      'x',
      '1 x',
      `${Date.now()} 01920000-0000-7000-8000-000000000000`,
      `1 01920000-0000-7000-8000-000000000000 -1 1 1`,
      `1 01920000-0000-7000-8000-000000000000 1 1 9999999999999999999`,
      `1 01920000-0000-7000-8000-000000000000 1 1 1,`,
      `1 01920000-0000-7000-8000-000000000000 9999999999 1 1`,
      `999999999999999 01920000-0000-7000-8000-000000000000 1 999999999999999 1`,
      `1 01920000-0000-7000-8000-000000000000 1 ${Date.now()} 1' or 1=1`,
    ])('a list by popularity refuses a cursor it never returned: %s', async (text) => {
      const cursor = Buffer.from(text || '\0').toString('base64url');
      expect(await statusOf(page({ cursor }))).toBe(422);
    });

    test('a list by popularity accepts a cursor with plausible numbers', async () => {
      const now = server.community.now().getTime();
      const text = `9999999999999 01920000-0000-7000-8000-000000000000 7 ${now} 999999999999999999,3`;
      const cursor = Buffer.from(text).toString('base64url');
      expect(await statusOf(page({ cursor }))).toBe('done');
    });
  });

  test('a cursor beyond the supported dates is refused in any order', async () => {
    const id = '01920000-0000-7000-8000-000000000000';
    for (const sort of ['newest', 'oldest']) {
      const statusAt = (moment: string) =>
        statusOf(page({ sort, cursor: Buffer.from(`${moment} ${id}`).toString('base64url') }));
      for (const moment of ['0', '9999999999999']) expect(await statusAt(moment)).toBe('done');
      for (const moment of ['-1', '253402300800000', '999999999999999', 'now'])
        expect(await statusAt(moment)).toBe(422);
    }
  });

  test('deleting a post deletes the bytes of its files', async () => {
    const bytes = new Uint8Array(await picture('png'));
    const body = { category: 'posts' as const, file: new File([bytes], 'a.png') };
    const { file } = await member.client.call(uploadFile, { body });
    const isThere = (key: string) =>
      access(join(server.dataDir, 'files', key)).then(
        () => true,
        () => false,
      );
    const keys = [`uploads/posts/${file.filename}`, `thumbnails/${file.id}.webp`];
    const { id } = await write('Foto', [file.id]);
    expect(await Promise.all(keys.map(isThere))).toEqual([true, true]);
    await member.client.call(deletePost, { params: { id } });
    expect(await Promise.all(keys.map(isThere))).toEqual([false, false]);
  });

  test('a deleted post leaves no rows behind', async () => {
    const hashtag = newTag();
    const { id } = await write(`#${hashtag}`);
    const params = { id };
    const comment = await member.client.call(createComment, { params, body: { content: 'Ya' } });
    await member.client.call(likeComment, { params: { id, commentId: comment.id } });
    await like(id);
    await member.client.call(deletePost, { params });
    const { db } = server.community;
    const left = await sql<{ rows: number }>`
      select (select count(*) from comments where post_id = ${id})
        + (select count(*) from comment_likes where comment_id = ${comment.id})
        + (select count(*) from post_likes where post_id = ${id})
        + (select count(*) from post_hashtags where post_id = ${id})
        + (select count(*) from hashtags where tag = ${hashtag}) as rows`.execute(db);
    expect(left.rows).toEqual([{ rows: 0 }]);
  });

  test('any act on a post during its deletion succeeds or is refused, without a 500', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await write(`Ramai #${newTag()}`);
      const params = { id };
      const { id: commentId } = await member.client.call(createComment, {
        params,
        body: { content: 'Pertama' },
      });
      const body = { content: `Ubah #${newTag()}` };
      const outcomes = await Promise.all(
        [
          like(id),
          member.client.call(createComment, { params, body: { content: 'Masih' } }),
          member.client.call(updatePost, { params, body }),
          member.client.call(deletePost, { params }),
          member.client.call(likeComment, { params: { id, commentId } }),
          member.client.call(deleteComment, { params: { id, commentId } }),
          like(id, member, false),
        ].map(statusOf),
      );
      for (const outcome of outcomes) expect(['done', 404]).toContain(outcome);
      expect(await statusOf(like(id))).toBe(404);
    }
  });

  test('counters equal the counted rows after any concurrent acts', async () => {
    const posts = [await write('Satu'), await write('Dua')];
    const people = await Promise.all(['ani', 'budi', 'cici'].map((name) => server.signUp(name)));
    const act = async (one: SignedUp, index: number) => {
      const id = posts[index % 2]?.id ?? '';
      await like(id, one, index % 3 !== 0);
      const body = { content: `Komentar ${index}` };
      const comment = await one.client.call(createComment, { params: { id }, body });
      const params = { id, commentId: comment.id };
      await one.client.call(likeComment, { params });
      const reply = { content: 'Balasan', parent_comment_id: comment.id };
      if (index % 2) await one.client.call(createComment, { params: { id }, body: reply });
      if (index % 3) await one.client.call(deleteComment, { params });
    };
    await Promise.all(people.flatMap((one) => [0, 1, 2, 3, 4].map((index) => act(one, index))));
    const { rows } = await sql`
      select likes_count - (select count(*) from post_likes where post_id = posts.id) as likes,
        comments_count - (select count(*) from comments
          where post_id = posts.id and deleted_at is null) as comments
      from posts where id in (${sql.join(ids(posts))})`.execute(server.community.db);
    expect(rows).toEqual([
      { likes: 0, comments: 0 },
      { likes: 0, comments: 0 },
    ]);
  });
});

// A like stays uncommitted while the list is read: that takes a second connection.
if (databases.kind === 'postgres')
  test('a list by popularity ignores writes uncommitted when its first page was read', async () => {
    const server = await startTestServer({ databaseUrl: await databases.create() });
    const { client, user } = await server.signUp('author');
    const { posts, db } = server.community;
    const written: string[] = [];
    for (const content of ['a', 'b', 'c', 'd', 'e', 'f'])
      written.push((await posts.add({ member_id: user.id, content })).id);
    const [first = '', second = ''] = written;
    const read = async (cursor?: string | null) =>
      client.call(listPosts, { query: { sort: 'popular', limit: 2, cursor: cursor ?? undefined } });

    // One like is uncommitted while the page is read; another begins before it and ends after.
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let noted = () => {};
    const isNoted = new Promise<void>((resolve) => {
      noted = resolve;
    });
    const slowLike = db.transaction().execute(async (write) => {
      const change = { post_id: first, delta: 1, created_at: new Date() };
      await write.insertInto('score_changes').values(change).execute();
      await write.updateTable('posts').set({ likes_count: 1 }).where('id', '=', first).execute();
      noted();
      await ended;
    });
    await isNoted;
    const page = await read();
    end();
    await slowLike;
    await posts.setLike(second, user.id, true);

    const seen = [...page.items];
    for (let { cursor } = page; cursor !== null; ) {
      const next = await read(cursor);
      seen.push(...next.items);
      cursor = next.cursor;
    }
    expect(seen.map(({ id }) => id)).toEqual(written.toReversed());
    const again = await read();
    expect(again.items.map(({ id }) => id)).toEqual([second, first]);
    await server.close();
  });

import { createPost, listPosts } from '@saudagar/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/testServer.ts';

/** How many posts are looked at for a page of the popular ones of a hashtag under a filter. */
const LOOKED_AT = 200;

test('sweeping lets the embedded database plan by what it holds', async () => {
  const server = await startTestServer();
  const { db } = server.community;
  const { user, client } = await server.signUp();
  await client.call(createPost, { body: { content: 'Kain #tenun', post_type: 'text' } });
  await sql`
    insert into posts (id, member_id, content, post_type, hashtags, mentions, likes_count, created_at)
    select gen_random_uuid(), ${user.id}, '#tenun', 'text', '["tenun"]', '[]', n,
      now() - n * interval '1 minute'
    from generate_series(1, 20000) n`.execute(db);
  await sql`
    insert into post_hashtags (tag, created_at, post_id)
    select 'tenun', created_at, id from posts on conflict do nothing`.execute(db);

  const most = async () => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      explain (analyze, format json)
      select posts.id from post_hashtags as tagged join posts on posts.id = tagged.post_id
      where posts.in_text and posts.group_id is null and tagged.tag = ${'tenun'}
      order by (posts.likes_count + posts.comments_count) desc, posts.created_at desc, posts.id desc
      limit 21`.execute(db);
    return mostRows((rows[0] as (typeof rows)[0])['QUERY PLAN'][0].Plan);
  };
  expect(await most()).toBeGreaterThan(LOOKED_AT);
  await server.sweeper.run();
  expect(await most()).toBeLessThan(LOOKED_AT);

  const query = { sort: 'popular', filter: 'text', hashtag: 'tenun' } as const;
  expect((await client.call(listPosts, { query })).items[0]?.likes_count).toBe(20_000);
  await server.close();
});

test('the log of the embedded database is written through once there is much of it', async () => {
  const server = await startTestServer();
  const { db } = server.community;
  const redo = async () => {
    const { rows } = await sql<{ redo: string }>`
      select redo_lsn::text as redo from pg_control_checkpoint()`.execute(db);
    return rows[0]?.redo;
  };
  const atStart = await redo();
  await server.sweeper.shortenLog();
  expect(await redo()).toBe(atStart);
  await sql`
    create table written as
    select repeat(md5(n::text), 30) as text from generate_series(1, 40000) n`.execute(db);
  await server.sweeper.shortenLog();
  expect(await redo()).not.toBe(atStart);
  await server.close();
});

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

/** The most rows that any step of a plan gave. */
const mostRows = (plan: Plan): number =>
  Math.max(plan['Actual Rows'] * plan['Actual Loops'], ...(plan.Plans ?? []).map(mostRows));

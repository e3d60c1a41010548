import { describe, expect, it, test, vi } from 'vitest';
import { z } from 'zod/mini';
import {
  endpoint,
  getFile,
  getMe,
  listComments,
  listPosts,
  logout,
  NEXT_CURSOR_HEADER,
} from '../index.ts';
import { failureOf, start, user, wirePost } from './cannedClient.testing.ts';

describe('a reply', () => {
  it('a parsed reply has its defaults and no unknown fields', async () => {
    const { client } = start({ body: { ...user, shoe_size: 42 } });
    expect(await client.call(getMe)).toEqual({
      ...user,
      industry_tags: [],
      connections_count: 0,
      is_verified: false,
    });
  });

  test.each([
    ['no JSON', '<html>'],
    ['empty', ''],
    ['another shape', { id: 'u1' }],
    ['null', 'null'],
  ])('a reply that is %s breaks the contract', async (_, body) => {
    const { client } = start({ body });
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'malformed' });
  });

  it('a reply may be empty', async () => {
    const { client } = start({ status: 204, body: '' });
    expect(await client.call(logout)).toBeUndefined();
  });

  it('a reply may be a file', async () => {
    const { client, sent } = start({ body: 'bytes' });
    const blob = await client.call(getFile, { params: { id: 'f1' } });
    expect(await blob.text()).toBe('bytes');
    expect(sent[0]?.headers).not.toHaveProperty('accept');
  });

  it('a reply without a schema is passed through', async () => {
    const anything = endpoint({
      name: 'anything',
      summary: 'Anything',
      method: 'GET',
      path: '/api/anything',
      reply: z.unknown(),
      access: 'anyone',
      idempotent: true,
    });
    const { client } = start({ body: [1, 'two'] });
    expect(await client.call(anything)).toEqual([1, 'two']);
  });
});

describe('a list', () => {
  it('a list becomes a page with the cursor of the next', async () => {
    const { client } = start({ body: [wirePost('p1')], headers: { [NEXT_CURSOR_HEADER]: 'next' } });
    expect(await client.call(listPosts)).toMatchObject({ items: [{ id: 'p1' }], cursor: 'next' });
  });

  it('the last page of a list has no cursor', async () => {
    const { client } = start({ body: [wirePost('p1')], headers: { [NEXT_CURSOR_HEADER]: '' } });
    expect(await client.call(listPosts)).toMatchObject({ cursor: null });
  });

  it('a list drops and reports an invalid item and keeps the rest', async () => {
    const report = vi.fn();
    const { client } = start(
      {
        body: [wirePost('p1'), { id: 'p2' }, null, wirePost('p3')],
        headers: { [NEXT_CURSOR_HEADER]: '' },
      },
      { report },
    );
    const { items } = await client.call(listPosts);
    expect(items.map(({ id }) => id)).toEqual(['p1', 'p3']);
    expect(report.mock.calls.map(([problem]) => problem)).toEqual([
      'listPosts: item 1 left out',
      'listPosts: item 2 left out',
    ]);
  });

  it('a reply that is no list breaks the contract of a list', async () => {
    const { client } = start({ body: { posts: [] } });
    expect(await failureOf(client.call(listPosts))).toMatchObject({ kind: 'malformed' });
  });

  it('a nested list keeps its own path and cursor', async () => {
    const { client, sent } = start({ body: [], headers: { [NEXT_CURSOR_HEADER]: '' } });
    await client.call(listComments, { params: { id: 'p1' }, query: { cursor: 'c1', limit: 3 } });
    expect(sent[0]?.url).toBe('/api/posts/p1/comments?cursor=c1&limit=3');
  });
});

import type { Post } from '@saudagar/contract';
import { buildPost } from '@saudagar/mocks';
import { describe, expect, test } from 'vitest';
import type { FeedConfiguration } from '../configuration/feedConfiguration.ts';
import { startFeed } from '../list/startFeed.testing.ts';

describe('new posts', () => {
  const at = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}:00Z`;
  const post = (minute: number, change: Partial<Post> = {}) =>
    buildPost({ id: `m${minute}`, created_at: at(minute), ...change });

  async function startRead(cursor: string | null, configuration: Partial<FeedConfiguration> = {}) {
    const started = startFeed({ configuration });
    await started.pages.last.answer({ items: [post(20), post(10)], cursor });
    const find = (items: Post[], next: string | null = 'more') =>
      started.feed.send({ type: 'news.found', page: { items, cursor: next } });
    const waiting = () => started.context().newsCount;
    return { ...started, find, waiting };
  }

  test('new posts wait until they are requested, then come first', async () => {
    const { feed, find, waiting, ids, pages } = await startRead('c1');
    find([post(40), post(30), post(20)]);
    expect(ids()).toEqual(['m20', 'm10']);
    expect(waiting()).toBe(2);
    feed.send({ type: 'news.shown' });
    expect(ids()).toEqual(['m40', 'm30', 'm20', 'm10']);
    expect(waiting()).toBe(0);
    expect(pages.calls).toHaveLength(1);
    find([post(40), post(30), post(20)]);
    expect(waiting()).toBe(0);
  });

  test('a poll updates counts and texts of the posts shown', async () => {
    const { find, context } = await startRead('c1');
    find([post(20, { likes_count: 9 })]);
    expect(context().posts.map(({ likes_count }) => likes_count)).toEqual([9, 0]);
  });

  test('showing more new posts than a page holds reloads the list', async () => {
    const { feed, find, state, pages } = await startRead('c1');
    find([post(50), post(40)]);
    feed.send({ type: 'news.shown' });
    expect(state()).toMatchObject({ loaded: { reading: 'refreshing' } });
    expect(pages.last.input).toMatchObject({ cursor: null });
    feed.send({ type: 'news.shown' });
    expect(pages.calls).toHaveLength(2);
  });

  test('the count of new posts ignores hidden and merely moved ones', async () => {
    const { find, configure, waiting } = await startRead('c1');
    find([post(40, { content: 'Promo' }), post(30), post(20), post(5)]);
    expect(waiting()).toBe(2);
    configure({ hideKeywords: ['promo'] });
    expect(waiting()).toBe(1);
  });

  test('the member’s own published post does not count as new', async () => {
    const { feed, find, waiting, ids } = await startRead('c1');
    find([post(30), post(20)]);
    feed.send({ type: 'post.published', post: post(30) });
    expect(waiting()).toBe(0);
    expect(ids()).toEqual(['m30', 'm20', 'm10']);
  });

  test('new posts sorted by age are appended once the end is loaded', async () => {
    const { find, ids, waiting } = await startRead(null, { sortBy: 'oldest' });
    find([post(20)]);
    find([post(40), post(30), post(20)]);
    expect(ids()).toEqual(['m20', 'm10', 'm30', 'm40']);
    expect(waiting()).toBe(0);
  });

  test('new posts sorted by popularity count from the first poll, and reload', async () => {
    const { feed, find, waiting, state } = await startRead('c1', { sortBy: 'popular' });
    find([post(40), post(20)]);
    expect(waiting()).toBe(0);
    find([post(50), post(40)]);
    expect(waiting()).toBe(1);
    feed.send({ type: 'news.shown' });
    expect(state()).toMatchObject({ loaded: { reading: 'refreshing' } });
  });
});

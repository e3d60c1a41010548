import { ApiError } from '@saudagar/contract';
import { buildPost } from '@saudagar/mocks';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import {
  DEFAULT_CONFIGURATION,
  type FeedConfiguration,
} from '../configuration/feedConfiguration.ts';
import { feedMachine } from './feedMachine.ts';
import { postChanged, posts, type Start, startFeed, startReady } from './startFeed.testing.ts';

const offline = new ApiError('network');

/** Nothing is being read; more pages exist, only on request, or none. */
const OPEN = { loaded: { list: 'open', reading: 'resting' } };
const PAUSED = { loaded: { list: 'paused', reading: 'resting' } };
const COMPLETE = { loaded: { list: 'complete', reading: 'resting' } };

test('the feed loads the first page and shows its posts', async () => {
  const { pages, state, ids } = startFeed();
  expect(state()).toBe('loading');
  expect(pages.last.input).toEqual({
    ...{ sortBy: 'newest', filterBy: 'all', postsPerLoad: 20, hashtag: null },
    cursor: null,
    mayBeKept: true,
  });
  await pages.last.answer({ items: posts('p2', 'p1'), cursor: null });
  expect(state()).toEqual(COMPLETE);
  expect(ids()).toEqual(['p2', 'p1']);
});

test('the feed is empty when no post exists', async () => {
  const { pages, state } = startFeed();
  await pages.last.answer({ items: [], cursor: null });
  expect(state()).toEqual({ loaded: { list: { bare: 'empty' }, reading: 'resting' } });
});

test('an empty feed stays empty during a reload and after a failed one', async () => {
  const { feed, pages, state } = startFeed();
  await pages.last.answer({ items: [], cursor: null });
  feed.send({ type: 'feed.refresh' });
  expect(state()).toEqual({ loaded: { list: { bare: 'empty' }, reading: 'refreshing' } });
  await pages.last.fail(offline);
  expect(state()).toEqual({ loaded: { list: { bare: 'empty' }, reading: 'refreshFailed' } });
});

test('the feed is not empty when only the first page has no valid post', async () => {
  const { pages, state } = startFeed();
  await pages.last.answer({ items: [], cursor: 'c1' });
  expect(state()).toEqual(OPEN);
});

test('the feed has the error of a failed first page, and retries that page', async () => {
  const { feed, pages, state, context } = startFeed();
  await pages.last.fail(offline);
  expect(state()).toBe('failed');
  expect(context().failure).toBe(offline);
  feed.send({ type: 'feed.retried' });
  await pages.last.answer({ items: posts('p1'), cursor: null });
  expect(state()).toEqual(COMPLETE);
  expect(context().failure).toBeNull();
});

test('the next page adds only posts that are not yet in the list', async () => {
  const { feed, pages, state, ids } = await startReady();
  feed.send({ type: 'feed.more' });
  expect(state()).toMatchObject({ loaded: { reading: 'loadingMore' } });
  expect(pages.last.input).toMatchObject({ cursor: 'c1' });
  await pages.last.answer({ items: posts('p1', 'p0'), cursor: null });
  expect(ids()).toEqual(['p2', 'p1', 'p0']);
});

test('the feed requests no page after the last', async () => {
  const { feed, pages } = await startReady(null);
  expect(feed.getSnapshot().can({ type: 'feed.more' })).toBe(false);
  feed.send({ type: 'feed.more' });
  expect(pages.calls).toHaveLength(1);
});

test('the feed requests each page only once', async () => {
  const { feed, pages } = await startReady();
  feed.send({ type: 'feed.more' });
  feed.send({ type: 'feed.more' });
  expect(pages.calls).toHaveLength(2);
});

test('the feed keeps its list when the next page fails, and retries that page', async () => {
  const { feed, pages, state, ids } = await startReady();
  feed.send({ type: 'feed.more' });
  await pages.last.fail(offline);
  expect(state()).toMatchObject({ loaded: { reading: 'moreFailed' } });
  feed.send({ type: 'feed.more' });
  expect(pages.calls).toHaveLength(2);
  feed.send({ type: 'feed.retried' });
  expect(pages.last.input).toMatchObject({ cursor: 'c1' });
  await pages.last.answer({ items: posts('p0'), cursor: null });
  expect(ids()).toEqual(['p2', 'p1', 'p0']);
});

test('refreshing keeps the list until the new page is loaded', async () => {
  const { feed, pages, state, ids } = await startReady();
  feed.send({ type: 'feed.refresh' });
  expect(state()).toMatchObject({ loaded: { reading: 'refreshing' } });
  expect(ids()).toEqual(['p2', 'p1']);
  feed.send({ type: 'feed.refresh' });
  expect(pages.calls).toHaveLength(2);
  await pages.last.answer({ items: posts('p3', 'p2'), cursor: 'c2' });
  expect(state()).toEqual(OPEN);
  expect(ids()).toEqual(['p3', 'p2']);
});

test('a failed refresh keeps the list, which can be read on and retried', async () => {
  const { feed, pages, state, ids } = await startReady();
  feed.send({ type: 'feed.refresh' });
  await pages.last.fail(offline);
  expect(state()).toMatchObject({ loaded: { reading: 'refreshFailed' } });
  expect(ids()).toEqual(['p2', 'p1']);
  expect(feed.getSnapshot().can({ type: 'feed.more' })).toBe(true);
  feed.send({ type: 'feed.retried' });
  await pages.last.answer({ items: posts('p3'), cursor: null });
  expect(feed.getSnapshot().can({ type: 'feed.more' })).toBe(false);
  expect(ids()).toEqual(['p3']);
});

test('a failed refresh on the last page offers no next page', async () => {
  const { feed, pages } = await startReady(null);
  feed.send({ type: 'feed.refresh' });
  await pages.last.fail(offline);
  expect(feed.getSnapshot().can({ type: 'feed.more' })).toBe(false);
});

test('a refresh aborts loading the next page', async () => {
  const { feed, pages, ids } = await startReady();
  feed.send({ type: 'feed.more' });
  const more = pages.last;
  feed.send({ type: 'feed.refresh' });
  expect(more.signal.aborted).toBe(true);
  await pages.last.answer({ items: posts('p3'), cursor: null });
  await more.answer({ items: posts('p0'), cursor: null });
  expect(ids()).toEqual(['p3']);
});

test.each(['resting', 'moreFailed', 'refreshFailed', 'loadingMore'] as const)(
  'the feed puts a published post first while %s',
  async (place) => {
    const { feed, pages, ids } = await startReady();
    if (place !== 'resting') {
      feed.send({ type: place === 'refreshFailed' ? 'feed.refresh' : 'feed.more' });
    }
    if (place.endsWith('Failed')) await pages.last.fail(offline);
    expect(feed.getSnapshot().matches({ loaded: { reading: place } })).toBe(true);
    feed.send({ type: 'post.published', post: buildPost({ id: 'p9' }) });
    expect(ids()).toEqual(['p9', 'p2', 'p1']);
    if (place === 'loadingMore')
      await pages.last.answer({ items: posts('p9', 'p0'), cursor: null });
    expect(ids().filter((id) => id === 'p9')).toHaveLength(1);
  },
);

test('publishing a post ends the empty state', async () => {
  const { feed, pages, state, ids } = startFeed();
  await pages.last.answer({ items: [], cursor: null });
  feed.send({ type: 'post.published', post: buildPost({ id: 'p9' }) });
  expect(state()).toEqual(COMPLETE);
  expect(ids()).toEqual(['p9']);
});

test('publishing while the first page loads requests it again', async () => {
  const { feed, pages, ids } = startFeed();
  const early = pages.last;
  feed.send({ type: 'post.published', post: buildPost({ id: 'p9' }) });
  expect(early.signal.aborted).toBe(true);
  await early.answer({ items: posts('p1'), cursor: null });
  await pages.last.answer({ items: posts('p9', 'p1'), cursor: null });
  expect(ids()).toEqual(['p9', 'p1']);
});

test('publishing during a refresh shows the post and refreshes again', async () => {
  const { feed, pages, ids } = await startReady();
  feed.send({ type: 'feed.refresh' });
  feed.send({ type: 'post.published', post: buildPost({ id: 'p9' }) });
  expect(ids()).toEqual(['p9', 'p2', 'p1']);
  await pages.last.answer({ items: posts('p9', 'p2'), cursor: null });
  expect(pages.calls).toHaveLength(3);
  expect(ids()).toEqual(['p9', 'p2']);
});

test('changes made during a refresh survive its response', async () => {
  const { feed, pages, ids, context } = await startReady();
  feed.send({ type: 'feed.refresh' });
  feed.send(postChanged({ type: 'post.deleted', id: 'p2' }));
  feed.send(postChanged({ type: 'post.liked', id: 'p1', liked: true, count: 1 }));
  await pages.last.answer({ items: posts('p2', 'p1'), cursor: null });
  expect(ids()).toEqual(['p1']);
  expect(pages.calls).toHaveLength(3);
  await pages.last.answer({ items: [buildPost({ id: 'p1', user_liked: true })], cursor: null });
  expect(ids()).toEqual(['p1']);
  expect(context().posts[0]?.user_liked).toBe(true);
  expect(pages.calls).toHaveLength(3);
});

test('publishing after a failure loads the list', async () => {
  const { feed, pages, state } = startFeed();
  await pages.last.fail(offline);
  feed.send({ type: 'post.published', post: buildPost({ id: 'p9' }) });
  expect(state()).toBe('loading');
});

test('a settled like or a comment changes only the counts of its post', async () => {
  const { feed, context } = await startReady();
  const changed = vi.fn();
  feed.on('posts.changed', changed);
  feed.send(postChanged({ type: 'post.liked', id: 'p1', liked: true, count: 5 }));
  feed.send(postChanged({ type: 'post.commented', id: 'p1' }));
  expect(changed).toHaveBeenCalledTimes(2);
  const [other, post] = context().posts;
  expect(post).toMatchObject({ user_liked: true, likes_count: 5, comments_count: 1 });
  expect(other).toMatchObject({ user_liked: false, likes_count: 0, comments_count: 0 });
});

test("the member's post from another tab waits once among the new posts", async () => {
  const { feed, context, ids } = await startReady();
  const post = buildPost({ id: 'p9', hashtags: [] });
  feed.send({ type: 'post.publishedElsewhere', post });
  feed.send({ type: 'post.publishedElsewhere', post });
  expect(context()).toMatchObject({ newsCount: 1, newsJoin: true });
  feed.send({ type: 'news.shown' });
  expect(ids()).toEqual(['p9', 'p2', 'p1']);
  feed.send({ type: 'post.publishedElsewhere', post });
  expect(context().newsCount).toBe(0);
});

test('a post from another tab that the list excludes does not wait', async () => {
  const { feed, context } = await startReady('c1', { hashtag: 'kopi' });
  const post = buildPost({ id: 'p9', hashtags: ['batik'] });
  feed.send({ type: 'post.publishedElsewhere', post });
  expect(context().newsCount).toBe(0);
});

test('the feed machine fails with the name of a missing actor', () => {
  const input = { configuration: DEFAULT_CONFIGURATION, hashtag: null, readerId: null };
  const machine = feedMachine.provide({ actors: { subscribePosts: fromCallback(() => {}) } });
  const feed = createActor(machine, { input }).start();
  expect(String(feed.getSnapshot().context.failure?.cause)).toContain('provide loadPage');
});

describe('the configuration', () => {
  test('posts are requested by order, kind, page size and hashtag', () => {
    const { pages } = startFeed({
      configuration: { sortBy: 'popular', filterBy: 'image', postsPerLoad: 50 },
      hashtag: 'batik',
    });
    expect(pages.last.input).toEqual({
      ...{ sortBy: 'popular', filterBy: 'image', postsPerLoad: 50, hashtag: 'batik' },
      cursor: null,
      mayBeKept: true,
    });
  });

  test.each<Partial<FeedConfiguration>>([
    { sortBy: 'oldest' },
    { filterBy: 'text' },
    { postsPerLoad: 10 },
  ])('a setting that changes the request reloads the list: %j', async (change) => {
    const { configure, pages, state, ids } = await startReady();
    configure(change);
    expect(state()).toBe('loading');
    expect(ids()).toEqual([]);
    expect(pages.last.input).toMatchObject({ ...change, cursor: null });
  });

  test.each<Partial<FeedConfiguration>>([
    { displayMode: 'compact' },
    { autoRefresh: true, refreshInterval: 15_000 },
    {},
  ])('a setting that does not change the request keeps the list: %j', async (change) => {
    const { configure, pages, state } = await startReady();
    configure(change);
    expect(state()).toEqual(OPEN);
    expect(pages.calls).toHaveLength(1);
  });

  test('posts are hidden by member and by word, and shown again', async () => {
    const { configure, pages, shown, ids } = startFeed();
    await pages.last.answer({
      items: [
        buildPost({ id: 'p3', user_id: 'noisy' }),
        buildPost({ id: 'p2', content: 'Promo besar' }),
        ...posts('p1'),
      ],
      cursor: null,
    });
    configure({ hideUsers: [{ id: 'noisy', name: 'Noisy' }], hideKeywords: ['promo'] });
    expect(shown()).toEqual(['p1']);
    expect(ids()).toEqual(['p3', 'p2', 'p1']);
    configure({});
    expect(shown()).toEqual(['p3', 'p2', 'p1']);
  });
});

describe('nothing to show', () => {
  test.each<Start>([{ hashtag: 'batik' }, { configuration: { filterBy: 'video' } }])(
    'a feed without a matching post says so: %j',
    async (start) => {
      const { pages, state } = startFeed(start);
      await pages.last.answer({ items: [], cursor: null });
      expect(state()).toEqual({ loaded: { list: { bare: 'unmatched' }, reading: 'resting' } });
    },
  );

  test('a feed whose posts are all hidden says so, until one is not', async () => {
    const { configure, state } = await startReady(null);
    configure({ hideKeywords: ['koleksi', 'batik'] });
    expect(state()).toEqual({ loaded: { list: { bare: 'hidden' }, reading: 'resting' } });
    configure({});
    expect(state()).toEqual(COMPLETE);
  });

  test('the feed loads up to three hidden pages by itself, then on request', async () => {
    const { feed, pages, state } = startFeed({ configuration: { hideKeywords: ['batik'] } });
    for (const number of [1, 2, 3]) {
      await pages.last.answer({ items: posts(`p${number}`), cursor: `c${number}` });
      expect(state()).toEqual(number < 3 ? OPEN : PAUSED);
      feed.send({ type: 'feed.neared' });
    }
    expect(pages.calls).toHaveLength(3);
    expect(feed.getSnapshot().can({ type: 'feed.neared' })).toBe(false);
    feed.send({ type: 'feed.more' });
    await pages.last.answer({ items: posts('p4'), cursor: 'c4' });
    feed.send({ type: 'feed.neared' });
    expect(pages.calls).toHaveLength(5);
  });

  test('deleting the last post leaves the list empty', async () => {
    const { feed, pages, state } = startFeed();
    await pages.last.answer({ items: posts('p1'), cursor: null });
    feed.send(postChanged({ type: 'post.deleted', id: 'p1' }));
    expect(state()).toEqual({ loaded: { list: { bare: 'empty' }, reading: 'resting' } });
  });

  test('a failed subscription is retried by the next refresh', async () => {
    const { feed, logged, emit, ids } = await startReady(null, { failures: 1 });
    expect(logged).toHaveLength(1);
    feed.send({ type: 'feed.refresh' });
    emit(postChanged({ type: 'post.deleted', id: 'p1' }));
    expect(ids()).toEqual(['p2']);
  });
});

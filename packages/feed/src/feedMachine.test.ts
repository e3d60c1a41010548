import { ApiError, type Page, type Post } from '@saudagar/contract';
import { buildPost } from '@saudagar/mocks';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { feedMachine } from './feedMachine.ts';
import { heldCalls } from './heldCalls.testing.ts';

const offline = new ApiError('network');
const posts = (...ids: string[]) => ids.map((id) => buildPost({ id }));

function startFeed() {
  const pages = heldCalls<Page<Post>, { cursor: string | null }>();
  const feed = createActor(feedMachine.provide({ actors: { loadPage: pages.actor } })).start();
  return {
    feed,
    pages,
    state: () => feed.getSnapshot().value,
    context: () => feed.getSnapshot().context,
    ids: () => feed.getSnapshot().context.posts.map(({ id }) => id),
  };
}

async function startReady(cursor: string | null = 'c1') {
  const started = startFeed();
  await started.pages.last.answer({ items: posts('p2', 'p1'), cursor });
  return started;
}

test('reads the first page and shows it', async () => {
  const { pages, state, ids } = startFeed();
  expect(state()).toBe('loading');
  expect(pages.last.input).toEqual({ cursor: null });
  await pages.last.answer({ items: posts('p2', 'p1'), cursor: null });
  expect(state()).toEqual({ loaded: 'ready' });
  expect(ids()).toEqual(['p2', 'p1']);
});

test('is empty where there is no post at all', async () => {
  const { pages, state } = startFeed();
  await pages.last.answer({ items: [], cursor: null });
  expect(state()).toEqual({ loaded: 'empty' });
});

test('is not empty where only the first page held nothing readable', async () => {
  const { pages, state } = startFeed();
  await pages.last.answer({ items: [], cursor: 'c1' });
  expect(state()).toEqual({ loaded: 'ready' });
});

test('keeps why the first page failed, and reads it again on retry', async () => {
  const { feed, pages, state, context } = startFeed();
  await pages.last.fail(offline);
  expect(state()).toBe('failed');
  expect(context().failure).toBe(offline);
  feed.send({ type: 'feed.retry' });
  await pages.last.answer({ items: posts('p1'), cursor: null });
  expect(state()).toEqual({ loaded: 'ready' });
  expect(context().failure).toBeNull();
});

test('brings the next page, leaving out what is already there', async () => {
  const { feed, pages, state, ids } = await startReady();
  feed.send({ type: 'feed.more' });
  expect(state()).toEqual({ loaded: 'loadingMore' });
  expect(pages.last.input).toEqual({ cursor: 'c1' });
  await pages.last.answer({ items: posts('p1', 'p0'), cursor: null });
  expect(ids()).toEqual(['p2', 'p1', 'p0']);
});

test('asks for no more than there is', async () => {
  const { feed, pages } = await startReady(null);
  expect(feed.getSnapshot().can({ type: 'feed.more' })).toBe(false);
  feed.send({ type: 'feed.more' });
  expect(pages.calls).toHaveLength(1);
});

test('does not ask for the same page twice', async () => {
  const { feed, pages } = await startReady();
  feed.send({ type: 'feed.more' });
  feed.send({ type: 'feed.more' });
  expect(pages.calls).toHaveLength(2);
});

test('keeps the list where the next page failed, and retries that page', async () => {
  const { feed, pages, state, ids } = await startReady();
  feed.send({ type: 'feed.more' });
  await pages.last.fail(offline);
  expect(state()).toEqual({ loaded: 'moreFailed' });
  feed.send({ type: 'feed.more' });
  expect(pages.calls).toHaveLength(2);
  feed.send({ type: 'feed.retry' });
  expect(pages.last.input).toEqual({ cursor: 'c1' });
  await pages.last.answer({ items: posts('p0'), cursor: null });
  expect(ids()).toEqual(['p2', 'p1', 'p0']);
});

test('refreshes without losing the list', async () => {
  const { feed, pages, state, ids } = await startReady();
  feed.send({ type: 'feed.refresh' });
  expect(state()).toEqual({ loaded: 'refreshing' });
  expect(ids()).toEqual(['p2', 'p1']);
  feed.send({ type: 'feed.refresh' });
  expect(pages.calls).toHaveLength(2);
  await pages.last.answer({ items: posts('p3', 'p2'), cursor: 'c2' });
  expect(state()).toEqual({ loaded: 'ready' });
  expect(ids()).toEqual(['p3', 'p2']);
});

test('keeps the list where refreshing failed; it can be read on and retried', async () => {
  const { feed, pages, state, ids } = await startReady();
  feed.send({ type: 'feed.refresh' });
  await pages.last.fail(offline);
  expect(state()).toEqual({ loaded: 'refreshFailed' });
  expect(ids()).toEqual(['p2', 'p1']);
  expect(feed.getSnapshot().can({ type: 'feed.more' })).toBe(true);
  feed.send({ type: 'feed.retry' });
  await pages.last.answer({ items: posts('p3'), cursor: null });
  expect(feed.getSnapshot().can({ type: 'feed.more' })).toBe(false);
  expect(ids()).toEqual(['p3']);
});

test('a refresh that failed on the last page offers no more', async () => {
  const { feed, pages } = await startReady(null);
  feed.send({ type: 'feed.refresh' });
  await pages.last.fail(offline);
  expect(feed.getSnapshot().can({ type: 'feed.more' })).toBe(false);
});

test('a refresh gives up the next page under way', async () => {
  const { feed, pages, ids } = await startReady();
  feed.send({ type: 'feed.more' });
  const more = pages.last;
  feed.send({ type: 'feed.refresh' });
  expect(more.signal.aborted).toBe(true);
  await pages.last.answer({ items: posts('p3'), cursor: null });
  await more.answer({ items: posts('p0'), cursor: null });
  expect(ids()).toEqual(['p3']);
});

test.each(['ready', 'moreFailed', 'refreshFailed', 'loadingMore'] as const)(
  'puts a published post first while %s',
  async (place) => {
    const { feed, pages, ids } = await startReady();
    if (place !== 'ready') {
      feed.send({ type: place === 'refreshFailed' ? 'feed.refresh' : 'feed.more' });
    }
    if (place.endsWith('Failed')) await pages.last.fail(offline);
    expect(feed.getSnapshot().matches({ loaded: place })).toBe(true);
    feed.send({ type: 'post.published', post: buildPost({ id: 'p9' }) });
    expect(ids()).toEqual(['p9', 'p2', 'p1']);
    if (place === 'loadingMore')
      await pages.last.answer({ items: posts('p9', 'p0'), cursor: null });
    expect(ids().filter((id) => id === 'p9')).toHaveLength(1);
  },
);

test('a published post ends emptiness', async () => {
  const { feed, pages, state, ids } = startFeed();
  await pages.last.answer({ items: [], cursor: null });
  feed.send({ type: 'post.published', post: buildPost({ id: 'p9' }) });
  expect(state()).toEqual({ loaded: 'ready' });
  expect(ids()).toEqual(['p9']);
});

test('asks again where a post is published while the first page is on its way', async () => {
  const { feed, pages, ids } = startFeed();
  const early = pages.last;
  feed.send({ type: 'post.published', post: buildPost({ id: 'p9' }) });
  expect(early.signal.aborted).toBe(true);
  await early.answer({ items: posts('p1'), cursor: null });
  await pages.last.answer({ items: posts('p9', 'p1'), cursor: null });
  expect(ids()).toEqual(['p9', 'p1']);
});

test('asks again where a post is published during a refresh, showing it at once', async () => {
  const { feed, pages, ids } = await startReady();
  feed.send({ type: 'feed.refresh' });
  feed.send({ type: 'post.published', post: buildPost({ id: 'p9' }) });
  expect(ids()).toEqual(['p9', 'p2', 'p1']);
  await pages.last.answer({ items: posts('p9', 'p2'), cursor: null });
  expect(pages.calls).toHaveLength(3);
  expect(ids()).toEqual(['p9', 'p2']);
});

test('a post published after a failure brings the list', async () => {
  const { feed, pages, state } = startFeed();
  await pages.last.fail(offline);
  feed.send({ type: 'post.published', post: buildPost({ id: 'p9' }) });
  expect(state()).toBe('loading');
});

test('takes over a settled like and counts a comment, on that post alone', async () => {
  const { feed, context } = await startReady();
  feed.send({ type: 'post.liked', id: 'p1', liked: true, count: 5 });
  feed.send({ type: 'post.commented', id: 'p1' });
  const [other, post] = context().posts;
  expect(post).toMatchObject({ user_liked: true, likes_count: 5, comments_count: 1 });
  expect(other).toMatchObject({ user_liked: false, likes_count: 0, comments_count: 0 });
});

test('refuses to run without its actor', () => {
  const feed = createActor(feedMachine).start();
  expect(String(feed.getSnapshot().context.failure?.cause)).toContain('provide loadPage');
});

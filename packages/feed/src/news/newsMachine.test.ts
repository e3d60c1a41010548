import { ApiError, type Page, type Post } from '@saudagar/contract';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { type NewsQuery, newsMachine } from './newsMachine.ts';

const request = { filterBy: 'all', postsPerLoad: 20, hashtag: null } as const;

function startNews(query: Partial<NewsQuery & { isReturn: boolean }> = {}) {
  const polls = heldCalls<Page<Post>, NewsQuery['request']>();
  const clock = new SimulatedClock();
  let attend = (_isAttentive: boolean) => {};
  const watchAttention = fromCallback(({ sendBack }) => {
    attend = (isAttentive) => sendBack({ type: 'attention.changed', isAttentive });
  });
  const news = createActor(
    newsMachine.provide({ actors: { loadNewest: polls.actor, watchAttention } }),
    { input: { request, interval: 30_000, isReturn: false, ...query }, clock },
  );
  const pages: Page<Post>[] = [];
  news.on('news.found', ({ page }) => pages.push(page));
  news.start();
  return {
    ...{ news, polls, clock, found: pages },
    attend: (isAttentive: boolean) => attend(isAttentive),
    setQuery: (change: Partial<NewsQuery>) =>
      news.send({ type: 'news.queryChanged', query: { request, interval: 30_000, ...change } }),
    state: () => news.getSnapshot().value,
  };
}

const page = { items: [], cursor: null };

test('new posts are polled every interval, and the page is emitted', async () => {
  const { polls, clock, found, state } = startNews();
  clock.increment(29_999);
  expect(polls.calls).toHaveLength(0);
  clock.increment(1);
  expect(polls.last.input).toEqual(request);
  await polls.last.answer(page);
  expect(found).toEqual([page]);
  expect(state()).toBe('waiting');
  clock.increment(30_000);
  expect(polls.calls).toHaveLength(2);
});

test('a change during a poll restarts it and discards its result', async () => {
  const { news, polls, clock, found } = startNews();
  news.send({ type: 'posts.changed' });
  expect(polls.calls).toHaveLength(0);
  clock.increment(30_000);
  const [early] = polls.calls;
  news.send({ type: 'posts.changed' });
  expect(polls.calls).toHaveLength(2);
  await early?.answer({ ...page, cursor: 'early' });
  expect(found).toEqual([]);
  await polls.last.answer(page);
  expect(found).toEqual([page]);
});

test('a failed poll emits nothing, and the next one follows', async () => {
  const { polls, clock, found, state } = startNews();
  clock.increment(30_000);
  await polls.last.fail(new ApiError('network'));
  expect(found).toEqual([]);
  expect(state()).toBe('waiting');
});

test('new posts are never polled while auto refresh is off', () => {
  const { clock, polls, state } = startNews({ interval: null });
  clock.increment(3_600_000);
  expect(state()).toBe('off');
  expect(polls.calls).toHaveLength(0);
});

test('polling pauses while hidden or offline, and resumes at once on return', () => {
  const { attend, clock, polls, state } = startNews();
  attend(false);
  clock.increment(60_000);
  expect(state()).toBe('unseen');
  attend(true);
  expect(polls.calls).toHaveLength(1);
});

test('a short absence does not trigger a poll', () => {
  const { attend, clock, polls } = startNews();
  attend(false);
  clock.increment(10_000);
  attend(true);
  expect(polls.calls).toHaveLength(0);
  clock.increment(20_000);
  expect(polls.calls).toHaveLength(1);
});

test('returning to a list polls it at once, even with auto refresh off', async () => {
  const { polls, found, state } = startNews({ isReturn: true, interval: null });
  await polls.last.answer(page);
  expect(found).toEqual([page]);
  expect(state()).toBe('off');
});

test('changed poll settings apply at once and abort the old poll', () => {
  const { setQuery, clock, polls, state } = startNews();
  setQuery({ interval: 15_000 });
  clock.increment(15_000);
  const old = polls.last;
  setQuery({ interval: 15_000 });
  expect(old.signal.aborted).toBe(false);
  setQuery({ interval: 15_000, request: { ...request, filterBy: 'image' } });
  expect(old.signal.aborted).toBe(true);
  setQuery({ interval: null });
  expect(state()).toBe('off');
});

test.each<Partial<NewsQuery>>([
  { request: { ...request, hashtag: 'batik' } },
  { request: { ...request, postsPerLoad: 50 } },
])('a changed request aborts the current poll: %j', (change) => {
  const { setQuery, clock, polls } = startNews();
  clock.increment(30_000);
  setQuery(change);
  expect(polls.last.signal.aborted).toBe(true);
});

test('the polling machine logs the name of a missing actor', () => {
  const failures: unknown[] = [];
  const machine = newsMachine.provide({
    actions: { logFailure: (_, { error }) => failures.push(error) },
  });
  createActor(machine, { input: { request, interval: null, isReturn: true } }).start();
  expect(String(failures[0])).toContain('provide watchAttention');
});

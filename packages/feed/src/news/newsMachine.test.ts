import { ApiError, type Page, type Post } from '@saudagar/contract';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { type NewsWish, newsMachine } from './newsMachine.ts';

const request = { filterBy: 'all', postsPerLoad: 20, hashtag: null } as const;

function startNews(wish: Partial<NewsWish & { isReturn: boolean }> = {}) {
  const looks = heldCalls<Page<Post>, NewsWish['request']>();
  const clock = new SimulatedClock();
  let attend = (_isAttentive: boolean) => {};
  const watchAttention = fromCallback(({ sendBack }) => {
    attend = (isAttentive) => sendBack({ type: 'attention.changed', isAttentive });
  });
  const news = createActor(
    newsMachine.provide({ actors: { loadNewest: looks.actor, watchAttention } }),
    { input: { request, interval: 30_000, isReturn: false, ...wish }, clock },
  );
  const found: Page<Post>[] = [];
  news.on('news.found', ({ page }) => found.push(page));
  news.start();
  return {
    ...{ news, looks, clock, found },
    attend: (isAttentive: boolean) => attend(isAttentive),
    wish: (change: Partial<NewsWish>) =>
      news.send({ type: 'news.wished', wish: { request, interval: 30_000, ...change } }),
    state: () => news.getSnapshot().value,
  };
}

const page = { items: [], cursor: null };

test('polls every interval and emits the page', async () => {
  const { looks, clock, found, state } = startNews();
  clock.increment(29_999);
  expect(looks.calls).toHaveLength(0);
  clock.increment(1);
  expect(looks.last.input).toEqual(request);
  await looks.last.answer(page);
  expect(found).toEqual([page]);
  expect(state()).toBe('waiting');
  clock.increment(30_000);
  expect(looks.calls).toHaveLength(2);
});

test('a change during a poll restarts it and discards its result', async () => {
  const { news, looks, clock, found } = startNews();
  news.send({ type: 'posts.changed' });
  expect(looks.calls).toHaveLength(0);
  clock.increment(30_000);
  const [early] = looks.calls;
  news.send({ type: 'posts.changed' });
  expect(looks.calls).toHaveLength(2);
  await early?.answer({ ...page, cursor: 'early' });
  expect(found).toEqual([]);
  await looks.last.answer(page);
  expect(found).toEqual([page]);
});

test('a failed poll emits nothing, and the next one follows', async () => {
  const { looks, clock, found, state } = startNews();
  clock.increment(30_000);
  await looks.last.fail(new ApiError('network'));
  expect(found).toEqual([]);
  expect(state()).toBe('waiting');
});

test('never polls while auto refresh is off', () => {
  const { clock, looks, state } = startNews({ interval: null });
  clock.increment(3_600_000);
  expect(state()).toBe('off');
  expect(looks.calls).toHaveLength(0);
});

test('pauses polling while hidden or offline, and polls at once on return', () => {
  const { attend, clock, looks, state } = startNews();
  attend(false);
  clock.increment(60_000);
  expect(state()).toBe('unseen');
  attend(true);
  expect(looks.calls).toHaveLength(1);
});

test('a short absence does not trigger a poll', () => {
  const { attend, clock, looks } = startNews();
  attend(false);
  clock.increment(10_000);
  attend(true);
  expect(looks.calls).toHaveLength(0);
  clock.increment(20_000);
  expect(looks.calls).toHaveLength(1);
});

test('returning to a list polls it at once, even with auto refresh off', async () => {
  const { looks, found, state } = startNews({ isReturn: true, interval: null });
  await looks.last.answer(page);
  expect(found).toEqual([page]);
  expect(state()).toBe('off');
});

test('changed poll settings apply at once and abort the old poll', () => {
  const { wish, clock, looks, state } = startNews();
  wish({ interval: 15_000 });
  clock.increment(15_000);
  const old = looks.last;
  wish({ interval: 15_000 });
  expect(old.signal.aborted).toBe(false);
  wish({ interval: 15_000, request: { ...request, filterBy: 'image' } });
  expect(old.signal.aborted).toBe(true);
  wish({ interval: null });
  expect(state()).toBe('off');
});

test.each<Partial<NewsWish>>([
  { request: { ...request, hashtag: 'batik' } },
  { request: { ...request, postsPerLoad: 50 } },
])('a changed request aborts the current poll: %j', (change) => {
  const { wish, clock, looks } = startNews();
  clock.increment(30_000);
  wish(change);
  expect(looks.last.signal.aborted).toBe(true);
});

test('the polling machine logs the name of a missing actor', () => {
  const failures: unknown[] = [];
  const machine = newsMachine.provide({
    actions: { logFailure: (_, { error }) => failures.push(error) },
  });
  createActor(machine, { input: { request, interval: null, isReturn: true } }).start();
  expect(String(failures[0])).toContain('provide watchAttention');
});

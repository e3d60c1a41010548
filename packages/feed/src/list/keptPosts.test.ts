import { ApiError } from '@saudagar/contract';
import { buildPost } from '@saudagar/mocks';
import { markKept } from '@saudagar/portal/machines';
import { describe, expect, test } from 'vitest';
import { startFeed } from './startFeed.testing.ts';

const offline = new ApiError('network');
const OPEN = { loaded: { list: 'open', reading: 'resting' } };

// SHELL-193
describe('posts that this device kept', () => {
  const at = (id: string, hour: number) =>
    buildPost({ id, created_at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z` });
  const kept = (...items: ReturnType<typeof at>[]) =>
    markKept({ items, cursor: 'c1' }, '2026-11-20T10:00:00Z');

  test('kept posts are shown at once; new ones wait, changed and deleted ones follow', async () => {
    const { pages, state, ids, context } = startFeed();
    await pages.last.answer(kept(at('p3', 9), at('p2', 8), at('p1', 7)));
    expect(state()).toEqual({ loaded: { list: 'open', reading: 'refreshing' } });
    expect(context().keptAt).toBe('2026-11-20T10:00:00Z');
    const edited = { ...at('p3', 9), content: 'Harga baru' };
    const own = { ...at('p5', 12), user_id: 'reader' };
    await pages.last.answer({ items: [own, at('p4', 11), edited, at('p1', 7)], cursor: 'c2' });
    expect(state()).toEqual(OPEN);
    expect(ids()).toEqual(['p5', 'p3', 'p1']);
    expect(context()).toMatchObject({ keptAt: null, newsCount: 1, newsJoin: true });
    expect(context().posts[1]?.content).toBe('Harga baru');
  });

  test('kept posts stay with their age when the server cannot be reached', async () => {
    const { feed, pages, state, ids, context } = startFeed();
    await pages.last.answer(kept(at('p1', 7)));
    await pages.last.fail(offline);
    expect(state()).toEqual({ loaded: { list: 'open', reading: 'refreshFailed' } });
    expect([ids(), context().keptAt]).toEqual([['p1'], '2026-11-20T10:00:00Z']);
    feed.send({ type: 'network.returned' });
    await pages.last.answer({ items: [], cursor: null });
    expect(ids()).toEqual([]);
  });

  test('kept posts in another order than by age are replaced', async () => {
    const { pages, ids } = startFeed({ configuration: { sortBy: 'popular' } });
    await pages.last.answer(kept(at('p1', 7)));
    await pages.last.answer({ items: [at('p4', 11), at('p1', 7)], cursor: null });
    expect(ids()).toEqual(['p4', 'p1']);
  });
});

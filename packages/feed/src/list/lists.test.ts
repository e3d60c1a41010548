import { buildPost } from '@saudagar/mocks';
import { memoryChannels, type Portal } from '@saudagar/portal';
import { publishPostChange } from '@saudagar/posts';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { DEFAULT_CONFIGURATION } from '../configuration/feedConfiguration.ts';
import { communityFeed } from '../source/feedSource.ts';
import { provideFeed } from './feedActors.ts';
import { joinList } from './lists.ts';
import { posts, startReady } from './startFeed.testing.ts';

afterEach(() => vi.unstubAllGlobals());

test('a list receives changes of its posts with and without a view', async () => {
  vi.stubGlobal('window', new EventTarget());
  const call = async () => ({ items: posts('p2', 'p1'), cursor: null });
  const portal = { client: { call }, channel: memoryChannels() } as unknown as Portal;
  const input = { configuration: DEFAULT_CONFIGURATION, hashtag: null, readerId: 'reader' };
  const feed = createActor(provideFeed(communityFeed)(portal), { input }).start();
  await waitFor(feed, (snapshot) => snapshot.matches('loaded'));
  const text = () => feed.getSnapshot().context.shown.find(({ id }) => id === 'p1')?.content;
  publishPostChange(portal, {
    type: 'post.edited',
    post: buildPost({ id: 'p1', content: 'Harga baru' }),
  });
  expect(text()).toBe('Harga baru');
  joinList(portal, communityFeed, feed)();
  publishPostChange(portal, { type: 'post.deleted', id: 'p1' });
  expect(text()).toBeUndefined();
});

test('the whole feed and the latest five lists of hashtags stay in memory', async () => {
  const drop = vi.fn();
  const portal = { actors: { drop } } as unknown as Portal;
  const { feed } = await startReady();
  joinList(portal, communityFeed, feed)();
  const tags = ['batik', 'kopi', 'mebel', 'rempah', 'tenun', 'sutra'];
  const lists = await Promise.all(tags.map((hashtag) => startReady('c1', { hashtag })));
  const [batik, ...others] = lists.map((list) => list.feed);
  if (batik) joinList(portal, communityFeed, batik)();
  for (const list of others) joinList(portal, communityFeed, list)();
  expect(drop.mock.calls).toEqual([['feed.posts.batik']]);
});

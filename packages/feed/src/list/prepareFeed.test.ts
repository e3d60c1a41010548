import type { Fetch } from '@saudagar/contract';
import { buildPost, buildUser } from '@saudagar/mocks';
import { createMemoryStorage, memoryDraftStorage, startPortal } from '@saudagar/portal';
import { afterEach, expect, test, vi } from 'vitest';
import { prepareFeed } from './prepareFeed.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A portal on a server that answers the list with `list`, and what it was asked. */
function start(list: () => Response, token: string | null = 'token') {
  const fetch = vi.fn<Fetch>(async (url) =>
    String(url).endsWith('/api/auth/me') ? Response.json(buildUser()) : list(),
  );
  const { portal, stop } = startPortal({
    baseUrl: 'https://hub.example',
    getToken: () => token,
    storage: createMemoryStorage(),
    draftStorage: memoryDraftStorage(),
    fetch,
  });
  stops.push(stop);
  return { portal, asked: () => fetch.mock.calls.map(([url]) => String(url).slice(19)) };
}

const stored = (portal: ReturnType<typeof start>['portal'], hashtag = '') =>
  portal.actors.find(`feed.posts.${hashtag}`)?.getSnapshot();

test('has the first posts before the feed is shown', async () => {
  const { portal, asked } = start(() => Response.json([buildPost({ id: 'p1' })]));
  await prepareFeed(portal);
  expect(asked()).toEqual(['/api/auth/me', '/api/posts']);
  expect(stored(portal)?.matches('loaded')).toBe(true);
});

test('has those with a hashtag where the page is about one', async () => {
  const { portal, asked } = start(() => Response.json([]));
  await prepareFeed(portal, 'batik');
  expect(asked()).toContain('/api/posts?hashtag=batik');
  expect(stored(portal, 'batik')?.matches('loaded')).toBe(true);
});

// FEED-063, WID-104
test('leaves a failure to the feed', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { portal } = start(() => Response.json({}, { status: 500 }));
  await prepareFeed(portal);
  expect(stored(portal)?.matches('failed')).toBe(true);
  expect(log).toHaveBeenCalledWith('saudagar: posts did not come', expect.anything());
  log.mockRestore();
});

test('asks for nothing where nobody is signed in', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { portal, asked } = start(() => Response.json([]), null);
  await prepareFeed(portal);
  expect(asked()).toEqual([]);
});

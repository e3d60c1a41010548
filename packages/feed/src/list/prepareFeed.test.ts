import type { Fetch } from '@saudagar/contract';
import { buildPost, buildUser } from '@saudagar/mocks';
import { createMemoryStorage, memoryDraftStorage, startPortal } from '@saudagar/portal';
import { afterEach, expect, test, vi } from 'vitest';
import { prepareFeed } from './prepareFeed.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** Starts a portal whose server answers the list with `list`; records requests. */
function start(list: () => Response, token: string | null = 'token') {
  vi.stubGlobal('window', new EventTarget());
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
  return { portal, requestedPaths: () => fetch.mock.calls.map(([url]) => String(url).slice(19)) };
}

const listState = (portal: ReturnType<typeof start>['portal'], hashtag = '') =>
  portal.actors.find(`feed.posts.${hashtag}`)?.getSnapshot();

test('prepareFeed loads the first posts before the feed is shown', async () => {
  const { portal, requestedPaths } = start(() => Response.json([buildPost({ id: 'p1' })]));
  await prepareFeed(portal);
  expect(requestedPaths()).toEqual(['/api/auth/me', '/api/posts']);
  expect(listState(portal)?.matches('loaded')).toBe(true);
});

test('prepareFeed with a hashtag loads the posts of that hashtag', async () => {
  const { portal, requestedPaths } = start(() => Response.json([]));
  await prepareFeed(portal, 'batik');
  expect(requestedPaths()).toContain('/api/posts?hashtag=batik');
  expect(listState(portal, 'batik')?.matches('loaded')).toBe(true);
});

// FEED-063, WID-104
test('prepareFeed leaves a failure for the feed to show', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { portal } = start(() => Response.json({}, { status: 500 }));
  await prepareFeed(portal);
  expect(listState(portal)?.matches('failed')).toBe(true);
  expect(log).toHaveBeenCalledWith('saudagar: posts did not come', expect.anything());
  log.mockRestore();
});

test('prepareFeed sends no request while signed out', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { portal, requestedPaths } = start(() => Response.json([]), null);
  await prepareFeed(portal);
  expect(requestedPaths()).toEqual([]);
});

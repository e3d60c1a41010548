import { expect, it, vi } from 'vitest';
import { answerFile, answerPage, keepPage, keptKind, type WorkerNetwork } from './keptPage.ts';

const ORIGIN = 'https://hub.example';
const page = (build: number) =>
  new Response(`<script type="module" src="/assets/main-${build}.js"></script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

/** A worker's caches, and a network that can be lost. */
function worker() {
  const stored = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;
  const state = { build: 1, isOffline: false };
  const load = vi.fn(async (request: Request | string) => {
    if (state.isOffline) throw new TypeError('Failed to fetch');
    const path = keyOf(request);
    if (path === '/assets/gone.js') return new Response('', { status: 404 });
    return path.startsWith('/assets/') ? new Response(path) : page(state.build);
  });
  const caches = {
    async open(name: string) {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return {
        match: async (request: RequestInfo | URL) => entries.get(keyOf(request))?.clone(),
        put: async (request: RequestInfo | URL, reply: Response) =>
          void entries.set(keyOf(request), reply),
      };
    },
    delete: async (name: string) => stored.delete(name),
  } as unknown as WorkerNetwork['caches'];
  return { network: { caches, load }, state, load };
}

const request = (path: string) => new Request(`${ORIGIN}${path}`);

it('pages and built files are kept; calls, uploads and other origins are not', () => {
  const kind = (url: string, mode: RequestMode = 'navigate', method = 'GET') =>
    keptKind({ method, mode, url }, ORIGIN);
  expect(kind(`${ORIGIN}/events/e1?tab=a`)).toBe('page');
  expect(kind(`${ORIGIN}/assets/main-1.js`, 'cors')).toBe('file');
  expect(kind(`${ORIGIN}/api/events/e1`, 'cors')).toBeNull();
  expect(kind(`${ORIGIN}/api/files/f1`)).toBeNull();
  expect(kind(`${ORIGIN}/files/f1`)).toBeNull();
  expect(kind(`${ORIGIN}/events`, 'navigate', 'POST')).toBeNull();
  expect(kind('https://other.example/assets/a.js', 'cors')).toBeNull();
});

it('a kept page opens at every path without a network, with its files', async () => {
  const { network, state } = worker();
  const files = [`${ORIGIN}/assets/door-1.js`, `${ORIGIN}/assets/gone.js`];
  await keepPage(network, { page: `${ORIGIN}/events/e1`, files });
  state.isOffline = true;
  expect(await (await answerPage(network, request('/events/e2'))).text()).toContain('main-1.js');
  expect(await (await answerFile(network, request('/assets/door-1.js'))).text()).toContain('door');
  await expect(answerFile(network, request('/assets/gone.js'))).rejects.toThrow('Failed to fetch');
});

it('a page without a kept one fails without a network as in the browser', async () => {
  const { network, state } = worker();
  state.isOffline = true;
  await expect(answerPage(network, request('/events/e1'))).rejects.toThrow('Failed to fetch');
});

it('a page comes from the network first, a built file from the cache', async () => {
  const { network, state, load } = worker();
  await answerPage(network, request('/feed'));
  await answerFile(network, request('/assets/feed-1.js'));
  await answerFile(network, request('/assets/feed-1.js'));
  expect(load).toHaveBeenCalledTimes(2);
  state.build = 2;
  expect(await (await answerPage(network, request('/feed'))).text()).toContain('main-2.js');
});

it('a new build removes the files of the last one', async () => {
  const { network, state } = worker();
  await answerPage(network, request('/feed'));
  await answerFile(network, request('/assets/feed-1.js'));
  state.build = 2;
  await answerPage(network, request('/feed'));
  state.isOffline = true;
  await expect(answerFile(network, request('/assets/feed-1.js'))).rejects.toThrow();
});

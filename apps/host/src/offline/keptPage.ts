import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { entryOf, filesOf, PAGE_PATH, type PageKept, renewedFiles } from './pageFiles.ts';

/** A page's message to the worker: keep the app's page, with the files that it has loaded. */
export interface KeepPage {
  type: 'page.keep';
  files: readonly string[];
}

/** An event whose worker lives until its work is done. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The open pages. */
interface Pages {
  matchAll(options: {
    includeUncontrolled: boolean;
  }): Promise<readonly { postMessage(message: PageKept): void }[]>;
}

const PAGE_CACHE = 'saudagar.page.v2';
const FILES_CACHE = 'saudagar.files.v2';
/** Caches of an earlier form, whose files nothing would remove. */
const EARLIER_CACHES = ['saudagar.page.v1', 'saudagar.files.v1'];
/** About two builds: a page that is still open needs the files of its own. */
const FILES_KEPT = 400;

/** Built files, whose names change with their contents. */
const files = new CacheFirst({
  cacheName: FILES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({ maxEntries: FILES_KEPT, purgeOnQuotaError: true }) as WorkboxPlugin,
  ],
});

/** Stores a page after its files, and tells the open pages which one is kept. */
const withFiles: WorkboxPlugin = {
  // A navigation refuses a reply that was redirected, as some servers do with this path.
  fetchDidSucceed: async ({ response }) =>
    response.redirected ? new Response(response.body, response) : response,
  async cacheWillUpdate({ response, event }) {
    if (!response.ok || !response.headers.get('content-type')?.includes('text/html')) return null;
    const page = await response.clone().text();
    const kept = await (await caches.open(PAGE_CACHE)).match(PAGE_PATH);
    if (kept && entryOf(await kept.text()) === entryOf(page)) return response;
    await keepFiles([...filesOf(page), ...(await filesOfNewBuild())], event);
    return response;
  },
  async cacheDidUpdate({ newResponse }) {
    const message: PageKept = { type: 'page.kept', entry: entryOf(await newResponse.text()) };
    const { clients } = globalThis as unknown as { clients: Pages };
    for (const page of await clients.matchAll({ includeUncontrolled: true }))
      page.postMessage(message);
  },
};

/** The page of the app, the same for every path: from the cache first, renewed behind it. */
const page = new StaleWhileRevalidate({
  cacheName: PAGE_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [withFiles],
});

/** Answers pages and built files; calls and members' files are left to the browser. */
export function answerKept(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files);
  registerRoute(
    new NavigationRoute(({ event }) => page.handle({ event, request: PAGE_PATH }), {
      denylist: [/^\/(api|files|screenshots)\//, /^\/[^/?]+\.\w+(\?|$)/],
    }),
  );
}

/** Deletes the caches of an earlier form. */
export const deleteEarlierCaches = (): Promise<unknown> =>
  Promise.all(EARLIER_CACHES.map((name) => caches.delete(name)));

/** Keeps the newest page, with the files that were loaded before the worker was there. */
export async function keepPage(event: WorkerEvent, loaded: readonly string[]): Promise<void> {
  // One that is gone leaves the rest.
  await keepFiles(loaded, event).catch(() => {});
  await Promise.all(page.handleAll({ event, request: PAGE_PATH }));
}

/** Rejects when a file cannot be fetched: a page without its files would open to nothing. */
async function keepFiles(urls: readonly string[], event: WorkerEvent): Promise<void> {
  await Promise.all(urls.map((request) => files.handle({ event, request })));
}

/** The files of the server's build in place of those that are kept. */
async function filesOfNewBuild(): Promise<string[]> {
  const kept = await (await caches.open(FILES_CACHE)).keys();
  const reply = await fetch('/builtFiles.json');
  // Another host has no such list.
  const built: unknown = await reply.json().catch(() => []);
  return renewedFiles(
    kept.map(({ url }) => new URL(url).pathname),
    Array.isArray(built) ? built.map(String) : [],
  );
}

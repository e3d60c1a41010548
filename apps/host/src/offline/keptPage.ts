/** Caches and network of a service worker. */
export interface WorkerNetwork {
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
  load(request: Request | string): Promise<Response>;
}

/** A page's message to the worker: keep it, with the files that it has loaded. */
export interface KeepPage {
  type: 'page.keep';
  page: string;
  files: readonly string[];
}

/** The last page, under one name: every path of the app has the same. */
const PAGE_CACHE = 'saudagar.page.v1';
const PAGE_KEY = '/';
/** The built files, whose names change with their contents. */
const FILES_CACHE = 'saudagar.files.v1';

/** Returns how a request is answered without a network; null leaves it to the browser. */
export function keptKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'page' | 'file' | null {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (pathname.startsWith('/assets/')) return 'file';
  return mode === 'navigate' && !/^\/(api|files)\//.test(pathname) ? 'page' : null;
}

/** Answers a page from the network, and without one from the cache. */
export async function answerPage(network: WorkerNetwork, request: Request): Promise<Response> {
  try {
    const reply = await network.load(request);
    await storePage(network, reply.clone()).catch(() => {});
    return reply;
  } catch (error) {
    const kept = await (await network.caches.open(PAGE_CACHE)).match(PAGE_KEY);
    if (kept) return kept;
    throw error;
  }
}

/** Answers a built file from the cache, else from the network. */
export async function answerFile(network: WorkerNetwork, request: Request): Promise<Response> {
  const files = await network.caches.open(FILES_CACHE);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept) return kept;
  const reply = await network.load(request);
  if (reply.ok) await files.put(request, reply.clone()).catch(() => {});
  return reply;
}

/** Keeps a page with the files that it loaded before the worker was there. */
export async function keepPage(
  network: WorkerNetwork,
  { page, files }: Omit<KeepPage, 'type'>,
): Promise<void> {
  await storePage(network, await network.load(page), files);
}

async function storePage(
  network: WorkerNetwork,
  reply: Response,
  files: readonly string[] = [],
): Promise<void> {
  const { caches } = network;
  if (!reply.ok || !reply.headers.get('content-type')?.includes('text/html')) return;
  const pages = await caches.open(PAGE_CACHE);
  const before = await (await pages.match(PAGE_KEY))?.text();
  const page = reply.clone();
  // A new build has other files: those of the last one would stay for good.
  if (before !== undefined && entryOf(before) !== entryOf(await page.text()))
    await caches.delete(FILES_CACHE);
  await Promise.allSettled(files.map((file) => answerFile(network, new Request(file))));
  // Last: a page without its files would open to nothing.
  await pages.put(PAGE_KEY, reply);
}

/** Address of a page's first script, which changes with each build. */
const entryOf = (page: string) => /<script[^>]+src="([^"]+)"/.exec(page)?.[1];

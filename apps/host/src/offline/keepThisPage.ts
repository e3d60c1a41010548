import { WORKER_PATH } from '../push/workerPath.ts';
import type { KeepPage } from './keptPage.ts';

/** Milliseconds after which files are kept that the page loaded later. */
const DELAY_MS = 3000;

const isBuilt = (url: string) => url.startsWith(`${location.origin}/assets/`);

/**
 * Registers the service worker, which keeps the app's newest page with the files that this one has
 * loaded.
 */
export async function keepThisPage(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Without a secure connection there is none.
  if (!workers) return;
  await workers.register(WORKER_PATH);
  const { active } = await workers.ready;
  const message: KeepPage = { type: 'page.keep', files: loadedFiles() };
  active?.postMessage(message);
  if (!workers.controller) keepLaterFiles();
}

let isWatched = false;

/** A worker sees no request of the page that it was registered by. */
function keepLaterFiles(): void {
  if (isWatched) return;
  isWatched = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => isBuilt(name))) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => keepThisPage().catch(() => {}), DELAY_MS);
  }).observe({ type: 'resource' });
}

/** Built files of this page: the browser's list of loaded files is limited, so the links count too. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(
    ({ href }) => href,
  );
  const scripts = [...document.scripts].map(({ src }) => src);
  return [...new Set([...loaded, ...linked, ...scripts])].filter(isBuilt);
}

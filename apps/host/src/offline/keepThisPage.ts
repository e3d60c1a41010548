import { WORKER_PATH } from '../push/workerPath.ts';
import type { KeepPage } from './keptPage.ts';

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
}

/** Built files of this page: the browser's list of loaded files is limited, so the links count too. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(
    ({ href }) => href,
  );
  const scripts = [...document.scripts].map(({ src }) => src);
  const files = `${location.origin}/assets/`;
  return [...new Set([...loaded, ...linked, ...scripts])].filter((url) => url.startsWith(files));
}

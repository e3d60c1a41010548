/** Files that are fetched or being fetched. */
const arriving = new Map<string, Promise<void>>();

/**
 * Fetches files before they are imported. A browser caches the failure of a module until the page
 * is reloaded; a failed fetch can be repeated.
 */
export async function arrive(urls: readonly string[]): Promise<void> {
  // The HTML names the first page's files, which load in parallel.
  if (document.readyState !== 'complete') return;
  await Promise.all(urls.filter((url) => !hasCome(url)).map(fetchOnce));
}

/** Checks whether the HTML itself loaded the file, by a link of its own. */
function hasCome(url: string): boolean {
  const entries = performance.getEntriesByName(new URL(url, document.baseURI).href);
  return entries.some(
    (entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200,
  );
}

function fetchOnce(url: string): Promise<void> {
  const coming = arriving.get(url) ?? fetchWhole(url);
  arriving.set(url, coming);
  coming.catch(() => arriving.delete(url));
  return coming;
}

async function fetchWhole(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new TypeError(`${url} did not come: ${answer.status}`);
  await answer.arrayBuffer();
}

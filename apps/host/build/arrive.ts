/** Files that were fetched whole, or are on their way. */
const arriving = new Map<string, Promise<void>>();

/**
 * Fetches files before they are imported. A browser keeps a module that did not come as failed until
 * the page is reloaded, whoever asked for it; a fetch that failed is simply made again.
 */
export async function arrive(urls: readonly string[]): Promise<void> {
  // The first page has named its own files, which are on their way side by side.
  if (document.readyState !== 'complete') return;
  await Promise.all(urls.filter((url) => !hasCome(url)).map(fetchOnce));
}

/** Whether the page itself has had the file, by a link of its own. */
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

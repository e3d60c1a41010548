import { expect, type Page, type Request } from '@playwright/test';

/** Records the calls of a page from now on; the returned function waits until all are answered. */
export function followCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => open.size, 'all calls are answered').toBe(0);
}

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { browserWith, join } from './talkers.ts';

/** Limits of requests: until a first page can be used, and with prefetched files. */
const MOST = { needed: 24, all: 80 };
/** The screen of a common phone. */
const viewport = { width: 412, height: 823 };
const MEMBERS = ['/feed', '/network', '/groups', '/messages', '/tenders', '/events'];

/**
 * Opens a page with an empty cache until no request is pending; returns the requested addresses,
 * without the pictures of posts, which tests beside this one write.
 */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  // Prefetched files come from the cache when they are imported.
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...asked]
    .map((url) => new URL(url).pathname)
    .filter((path) => !path.startsWith('/api/files/thumbnail/'));
}

for (const language of ['id', 'en'] as const)
  test(`a first visit takes few requests, in ${language}`, async ({ server, visit }) => {
    const siti = await join(server.address, 'Siti Rahmawati');
    const stranger = browserWith(server.address, { 'saudagar.locale.v1': language });
    for (const path of ['/login', ...MEMBERS]) {
      const stored = path === '/login' ? stranger : siti.browser(language);
      const browser = { ...stored, viewport };
      const busy = await visit(browser);
      await busy.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      const needed = await requestsOf(busy, path);
      const all = await requestsOf(await visit(browser), path);
      test
        .info()
        .annotations.push({ type: path, description: `${needed.length} of ${all.length}` });
      const message = `${path} until it can be used: ${needed.join(' ')}`;
      expect.soft(needed.length, message).toBeLessThanOrEqual(MOST.needed);
      expect.soft(all.length, `${path} in all`).toBeLessThanOrEqual(MOST.all);
    }
  });

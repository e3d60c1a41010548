import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { browserWith, join } from './talkers.ts';

/** The most requests of a first visit until its page can be used, and with what is fetched ahead. */
const MOST = { needed: 24, all: 80 };
/** A phone, as most members have. */
const viewport = { width: 412, height: 823 };
const MEMBERS = ['/feed', '/network', '/groups', '/messages', '/tenders', '/events'];

/** Opens a page with an empty cache until it asks for nothing more; gives how many things it asked for. */
async function countRequests(page: Page, path: string): Promise<number> {
  // What was fetched ahead comes from the cache when it is imported.
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.close();
  return asked.size;
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
      const needed = await countRequests(busy, path);
      const all = await countRequests(await visit(browser), path);
      test.info().annotations.push({ type: path, description: `${needed} of ${all}` });
      expect.soft(needed, `${path} until it can be used`).toBeLessThanOrEqual(MOST.needed);
      expect.soft(all, `${path} in all`).toBeLessThanOrEqual(MOST.all);
    }
  });

import type { Page, Request } from '@playwright/test';
import { followCalls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { join } from './talkers.ts';

const PAGES = ['/feed', '/network', '/groups', '/messages', '/tenders', '/events'];

/** Opens a page until its socket is open and no request is pending; returns its reads. */
async function readsOf(page: Page, path: string): Promise<string[]> {
  // Pending requests of the page before do not count.
  await page.goto('about:blank');
  const reads: string[] = [];
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.push(pathname + search);
  };
  page.on('request', note);
  const allAnswered = followCalls(page);
  const socket = page.waitForEvent('websocket');
  await page.goto(path);
  await (await socket).waitForEvent('framereceived', ({ payload }) => /"ready"/.test(`${payload}`));
  await page.waitForLoadState('networkidle');
  await allAnswered();
  page.off('request', note);
  return reads;
}

test.describe('a first visit', () => {
  for (const language of ['id', 'en'] as const)
    test(`a first visit requests nothing twice, in ${language}`, async ({ server, visit }) => {
      const siti = await join(server.address, 'Siti Rahmawati');
      const page = await visit(siti.browser(language));
      for (const path of PAGES) {
        const reads = await readsOf(page, path);
        expect(reads).toContain('/api/auth/me');
        const twice = reads.filter((read, index) => reads.indexOf(read) !== index);
        expect.soft(twice, path).toEqual([]);
      }
    });
});

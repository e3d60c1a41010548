import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';

interface TestFixtures {
  /** Address of the page's server. */
  baseURL: string;
  /** Messages the page may print in this test; all others fail it. */
  expected: RegExp | null;
  /** Opens a guarded page of another visitor, with its own browser profile. */
  visit: (options?: BrowserContextOptions) => Promise<Page>;
  /** A guarded page of a second visitor. */
  otherPage: Page;
}

interface WorkerFixtures {
  /** The assembled product: real server, embedded database, built host. */
  server: RunningServer;
}

/** Playwright's test with a real server; a page that prints an error or warning fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off the pattern
    async ({}, use) => {
      const server = await startRunningServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.address),
  expected: [null, { option: true }],
  page: async ({ page, expected }, use) => {
    const check = guard(page, expected);
    await use(page);
    check();
  },
  visit: async ({ browser, baseURL, expected }, use) => {
    const checks: (() => void)[] = [];
    const pages: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, ...options });
      const page = await context.newPage();
      // Pages that the visitor opens are guarded as well.
      context.on('page', (another) => checks.push(guard(another, expected)));
      checks.push(guard(page, expected));
      pages.push(page);
      return page;
    });
    for (const check of checks) check();
    for (const page of pages) await page.context().close();
  },
  otherPage: async ({ visit }, use) => use(await visit()),
});

export { expect } from '@playwright/test';

/** Playwright's trace requests previews, which the page's policy forbids, and it blocks workers. */
const PLAYWRIGHTS =
  /^console\.error: Connecting to 'blob:|^console\.warning: Service Worker registration blocked/;

/** Records forbidden acts of a page; the returned function fails if there were any. */
function guard(page: Page, expected: RegExp | null): () => void {
  const surprises: string[] = [];
  const note = (text: string) => {
    if (!expected?.test(text) && !PLAYWRIGHTS.test(text)) surprises.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      note(`console.${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => note(`page error: ${error.stack ?? error.message}`));
  // SHELL-125
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') {
      note(`request to ${request.url()}`);
    }
  });
  return () => base.expect(surprises, 'nothing unexpected is printed or requested').toEqual([]);
}

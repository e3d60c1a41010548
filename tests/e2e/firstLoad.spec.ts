import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { pageLimit } from '../../scripts/pageLimits.ts';
import { fileWith } from './builtFiles.ts';
import { expect, test } from './fixtures.ts';
import { register, signOut } from './members.ts';

/**
 * Script files before the first posts: a browser fetches six at a time, so one more costs a round
 * trip.
 */
const SCRIPTS = 12;

test.use({ viewport: { width: 412, height: 823 } });

/** Records everything a page requests from now on, in order. */
function watch(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const paths = () => requests.map((request) => new URL(request.url()).pathname);
  async function kilobytes(): Promise<number> {
    const scripts = requests.filter((request) => request.resourceType() === 'script');
    // Fetched again: the browser discards bodies early.
    const bodies = await Promise.all(
      scripts.map(async (script) => (await page.request.get(script.url())).body()),
    );
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
  }
  return { requests, paths, kilobytes };
}

test('sign-in transfers its form and nothing of the feed', async ({ page }) => {
  const { paths, kilobytes } = watch(page);
  // Files fetched while the browser is idle come later than the needed ones.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(await kilobytes()).toBeLessThanOrEqual(pageLimit('/login'));
  expect(paths()).not.toContain(fileWith('shell/Shell.tsx'));
  expect(paths()).not.toContain(fileWith('pages/feed/Page.tsx'));
  expect(paths().filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('the first posts wait for no request that could have been sent at once', async ({ page }) => {
  await register(page);
  await page.getByRole('button', { name: 'Start a post' }).click();
  await page.getByRole('textbox', { name: 'Text of the post' }).fill('Kemiri from Flores');
  await page.getByRole('button', { name: 'Share Post' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    // Placeholders appear in the page only when their content is late.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main .sg-loading-screen, .sg-skeleton')) return;
      sessionStorage.setItem('wasWaiting', 'yes');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  // Answers wait until all first requests are sent: a dependent request would be missing.
  const base = /\/assets\/index-/;
  const held = Promise.withResolvers<void>();
  await page.route(base, async (route) => {
    await held.promise;
    await route.continue();
  });
  // Idle fetches of the page before do not count.
  await page.goto('about:blank');
  const { requests, paths, kilobytes } = watch(page);
  await page.goto('/feed', { waitUntil: 'commit' });
  await expect
    .poll(() => paths().filter((path) => path.startsWith('/api')))
    .toEqual(['/api/posts', '/api/auth/me']);
  await Promise.all(
    requests.filter((one) => one.url().includes('/api/')).map((one) => one.response()),
  );
  // On a busy machine a request follows a while after the page has named the file.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect
    .poll(async () => {
      const named = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/"]')].map(
          ({ href }) => new URL(href).pathname,
        ),
      );
      return named.filter((path) => !paths().includes(path));
    })
    .toEqual([]);
  const early = new Set(requests);
  expect(requests.filter((one) => one.resourceType() === 'script').length).toBeLessThanOrEqual(
    SCRIPTS,
  );
  held.resolve();
  await expect(page.getByRole('article').first()).toBeVisible();
  // Storage of drafts opens in parallel; no post waits for it.
  const late = requests.filter(
    (request) =>
      !early.has(request) &&
      /script|stylesheet|fetch/.test(request.resourceType()) &&
      !request.url().endsWith(fileWith('/idb-keyval/')),
  );
  expect(late.map((request) => new URL(request.url()).pathname)).toEqual([]);
  expect(await kilobytes()).toBeLessThanOrEqual(pageLimit('/feed'));
  expect(await page.evaluate(() => sessionStorage.getItem('wasWaiting'))).toBeNull();
  // A repeated style sheet would cause a new layout with every file fetched later.
  const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(new Set(styles).size).toBe(styles.length);
});

test('the loading screen names the product while its code is loading', async ({ page }) => {
  await register(page);
  // A device that keeps nothing of the member yet.
  await page.addInitScript(() => localStorage.removeItem('saudagar.offline.v1'));
  const code = Promise.withResolvers<void>();
  const session = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.route('**/api/auth/me', async (route) => {
    await session.promise;
    await route.continue();
  });
  await page.goto('/feed', { waitUntil: 'commit' });
  const screen = async () => {
    const named = await page.getByText('Saudagar Hub', { exact: true }).boundingBox();
    const mark = await page.locator('.sg-kawung-mark').innerHTML();
    return { top: named?.y, height: named?.height, mark: mark.replaceAll(/>\s+</g, '><').trim() };
  };
  await expect(page.getByText('Saudagar Hub', { exact: true })).toBeVisible();
  const before = await screen();

  code.resolve();
  await expect(page.getByRole('status', { name: 'Saudagar Hub Loading' })).toBeVisible();
  expect(await screen()).toEqual(before);
  session.resolve();
  await expect(page.getByRole('button', { name: 'Start a post' })).toBeVisible();
});

test.describe('a session that has ended', () => {
  // The browser itself reports the refused requests.
  test.use({ expected: /status of 401/ });

  test('an ended session leads to sign-in, though the page was requested with it', async ({
    page,
  }) => {
    await register(page);
    await expect(page.getByRole('button', { name: 'Start a post' })).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('saudagar.session.v1'));
    await signOut(page);
    await page.evaluate(
      (value) => localStorage.setItem('saudagar.session.v1', value ?? ''),
      stored,
    );
    await page.goto('/feed');
    await expect(page.getByText(/Your session has ended/)).toBeVisible();
  });
});

/**
 * Installs the packed packages into a blank portal outside the workspace, with React 18.2 and with
 * 19, and uses the feed there: signed in, against the real server on another origin, once within
 * a portal whose own styles reset everything. Needs the built packages.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { type Browser, chromium, type Page } from 'playwright';
import { PNG } from 'pngjs';
import texts from '../packages/feed/src/messages/id.json' with { type: 'json' };
import { startRunningServer } from '../tests/e2e/runningServer.ts';
import { browserLaunch } from './browser.ts';
import { root } from './packages.ts';
import { buildPortal, LOOKS, packForPortal } from './packed/blankPortal.ts';
import { serveFolder } from './staticServer.ts';

/** What is compared: the way to the composer, and posts. */
const PARTS = ['.sg-feed-composer', 'article >> nth=0', 'article >> nth=1', 'article >> nth=2'];
/** Pixels in which a part may differ between the two portals: antialiasing, nothing one sees. */
const TOLERATED_PIXELS = 40;

const pictures = join(root, 'test-results/packed');
mkdirSync(pictures, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'saudagar-packed-'));
// Apart: what lies there is served.
const portal = mkdtempSync(join(tmpdir(), 'saudagar-portal-'));
const site = await serveFolder(work);
const server = await startRunningServer({
  env: { CORS_ORIGINS: site.url, LOG_LEVEL: 'info' },
  options: ['--demo'],
});
const browser = await chromium.launch(await browserLaunch());
let failures = 0;
try {
  const tarballs = packForPortal(join(work, 'tarballs'));
  const token = await signIn();
  for (const react of ['18', '19'] as const) {
    await buildPortal(portal, react, tarballs, server.address, join(work, react));
    await check(`React ${react}`, () => usePortal(browser, react, token));
  }
} finally {
  await browser.close();
  await server.stop();
  site.close();
  for (const folder of [work, portal]) rmSync(folder, { recursive: true });
}
process.exitCode = failures === 0 ? 0 : 1;

async function check(what: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
    console.log(`${what}: the feed works and keeps its look`);
  } catch (error) {
    failures += 1;
    console.error(`${what}:`, error);
  }
}

/** A member of the demo, as the portal itself would have signed them in, once they are there. */
async function signIn(): Promise<string> {
  const { demoAccounts } = await import('../apps/server/src/demo/demoAccounts.ts');
  const account = demoAccounts.find(({ role }) => role === 'member');
  const ask = () =>
    fetch(`${server.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account?.email, password: account?.password }),
    });
  let answer = await ask();
  // The server answers while its demo is still being made.
  for (let tries = 0; answer.status === 401 && tries < 120; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    answer = await ask();
  }
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function usePortal(browser: Browser, react: string, token: string): Promise<void> {
  const drawn: PNG[][] = [];
  for (const look of LOOKS) {
    const page = await browser.newPage({ viewport: { width: 800, height: 1000 } });
    const surprises: string[] = [];
    page.on('pageerror', (error) => surprises.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) surprises.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto(`${site.url}/${react}/${look}/index.html#token=${token}`);
    await page.getByRole('article').first().waitFor();
    const version = await page.evaluate(() => document.documentElement.dataset.react);
    assert.equal(version?.split('.')[0], react, 'the version of React');
    drawn.push(await picturesOf(page, `react-${react}-${look}`));
    if (look === 'hostile') {
      await expectKept(page);
      await makePost(page, `Dari portal dengan React ${react}`);
    }
    assert.deepEqual(surprises, []);
    await page.close();
  }
  for (const [at, part] of PARTS.entries()) {
    const [calm, hostile] = drawn.map((pictures) => pictures[at]) as [PNG, PNG];
    const size = ({ width, height }: PNG) => `${width} × ${height}`;
    assert.equal(size(hostile), size(calm), `the size of ${part}`);
    const options = { threshold: 0.1 };
    const { width, height } = calm;
    const pixels = pixelmatch(hostile.data, calm.data, undefined, width, height, options);
    assert.ok(pixels <= TOLERATED_PIXELS, `${pixels} pixels of ${part} look different`);
  }
}

/** The feed's first parts as they are drawn, once fonts and pictures are there. */
async function picturesOf(page: Page, name: string): Promise<PNG[]> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(pictures, `${name}.png`) });
  const drawn: PNG[] = [];
  for (const part of PARTS) {
    const picture = await page.locator(part).screenshot({ animations: 'disabled' });
    writeFileSync(join(pictures, `${name}-${drawn.length + 1}.png`), picture);
    drawn.push(PNG.sync.read(picture));
  }
  return drawn;
}

/** What a member would miss first: type, targets, shapes, drawings; and the portal's own look. */
async function expectKept(page: Page): Promise<void> {
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  assert.match(await styleOf('article', 'font-family'), /Plus Jakarta Sans/);
  assert.equal(await styleOf('article', 'border-top-left-radius'), '16px');
  assert.equal(await styleOf('article', 'display'), 'flex');
  assert.equal(await styleOf('article button', 'cursor'), 'pointer');
  assert.equal(await styleOf('article', 'text-transform'), 'none');
  const like = await page.getByRole('article').first().getByRole('button').last().boundingBox();
  assert.ok(like && like.height >= 44, `a button ${like?.height} px high`);
  const icon = await page.locator('article svg').first().boundingBox();
  assert.ok(icon && icon.width >= 14, `an icon ${icon?.width} px wide`);
  // Nothing of the kit leaks into the portal.
  assert.equal(await styleOf('body > h1', 'font-size'), '9px');
  assert.match(await styleOf('body > h1', 'font-family'), /monospace/);
}

async function makePost(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: texts.composer.open }).click();
  await page.getByRole('textbox', { name: texts.composer.text }).fill(text);
  await page.getByRole('button', { name: texts.composer.submit, exact: true }).click();
  await page.getByRole('article').filter({ hasText: text }).waitFor();
}

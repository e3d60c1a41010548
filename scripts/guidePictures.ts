/**
 * Takes the pictures of the guide in the running demo: one of each section in each language, light,
 * beside the section's texts. `npm run guide:pictures -- feed groups` takes those of two pages.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@saudagar/contract';
import { type Browser, chromium, type Page } from 'playwright';
import { pages } from '../apps/host/src/pages/pages.ts';
import { demoAccounts } from '../apps/server/demo/demoAccounts.ts';
import { startRunningServer } from '../apps/server/testing/runningServer.ts';
import { buildAppIfStale } from './appBuild.ts';
import { browserLaunch } from './browser.ts';
import { root } from './packages.ts';

const SIZE = { width: 1200, height: 750 };
const MOST_BYTES = 60_000;

/** Addresses that show more of an area than its page's first path. @default that path */
const ADDRESSES: Readonly<Record<string, string>> = {
  guide: '/',
  admin: '/admin/flags',
  groups: '/groups?tab=discover',
};

/** The first click on a page. @default none */
const PRESSED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  messages: (page) => page.locator('.sg-messages-row').first().click(),
};

const wanted = process.argv.slice(2);
const sections = pages.filter(
  ({ name, guide }) => guide !== 'none' && (wanted.length === 0 || wanted.includes(name)),
);

await buildAppIfStale();
const server = await startRunningServer({ options: ['--demo'] });
const browser = await chromium.launch(await browserLaunch());
try {
  const sessions = { member: await signIn('member'), admin: await signIn('admin') };
  for (const locale of LOCALES) {
    const member = await openAs(browser, sessions.member, locale);
    const admin = await openAs(browser, sessions.admin, locale);
    for (const { name, paths, inMenuOf } of sections) {
      const page = inMenuOf ? admin : member;
      await page.goto(ADDRESSES[name] ?? paths[0]);
      await PRESSED[name]?.(page);
      await settle(page);
      const picture = await webpOf(page, await page.screenshot({ animations: 'disabled' }));
      writeFileSync(join(root, `apps/host/src/pages/${name}/guide/${locale}.webp`), picture);
      console.log(`${name}, ${locale}: ${(picture.length / 1000).toFixed(1)} kB`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

async function signIn(as: 'member' | 'admin'): Promise<string> {
  const member = demoAccounts.find(({ role }) => role === as);
  const answer = await fetch(`${server.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: member?.email, password: member?.password }),
  });
  if (!answer.ok) throw new Error(`The demo's ${as} could not sign in: ${answer.status}`);
  return answer.text();
}

async function openAs(from: Browser, session: string, locale: string): Promise<Page> {
  const context = await from.newContext({
    baseURL: server.address,
    viewport: SIZE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Jakarta',
  });
  await context.addInitScript(
    ({ session, locale }) => {
      localStorage.setItem('saudagar.session.v1', session);
      localStorage.setItem('saudagar.locale.v1', JSON.stringify(locale));
    },
    { session, locale },
  );
  return context.newPage();
}

/** Waits until nothing is loading. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .sg-skeleton'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Returns the picture as WebP, in the best quality within the size limit; the browser writes the
 * format.
 */
async function webpOf(page: Page, png: Buffer): Promise<Buffer> {
  for (let quality = 0.85; quality > 0.4; quality -= 0.07) {
    const written = await page.evaluate(encodeWebp, { png: png.toString('base64'), quality });
    const picture = Buffer.from(written, 'base64');
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`A picture does not fit into ${MOST_BYTES} bytes`);
}

/** Runs in the page. */
async function encodeWebp({ png, quality }: { png: string; quality: number }): Promise<string> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const written = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(written, (byte) => String.fromCharCode(byte)).join(''));
}

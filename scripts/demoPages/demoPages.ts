import type { Locale } from '@saudagar/contract';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { demoAccounts } from '../../apps/server/demo/demoAccounts.ts';
import { startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { buildAppIfStale } from '../appBuild.ts';
import { browserLaunch } from '../browser.ts';

/** A visit to a page of the demo: the role, the language, the screen. */
export interface DemoVisit {
  as: 'member' | 'admin';
  locale: Locale;
  screen: BrowserContextOptions;
}

/** The running demo with a browser. */
export interface DemoPages {
  /** Opens an empty page for a signed-in member, light and without motion. */
  open(visit: DemoVisit): Promise<Page>;
  close(): Promise<void>;
}

/** Starts the demo of the built app, which is built first when it is stale. */
export async function startDemoPages(): Promise<DemoPages> {
  await buildAppIfStale();
  const server = await startRunningServer({ options: ['--demo'] });
  const browser = await chromium.launch(await browserLaunch());
  return {
    async open({ as, locale, screen }) {
      const context = await browser.newContext({
        ...screen,
        baseURL: server.address,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Jakarta',
      });
      const session = await signIn(server.address, as);
      await context.addInitScript(
        ({ session, locale }) => {
          localStorage.setItem('saudagar.session.v1', session);
          localStorage.setItem('saudagar.locale.v1', JSON.stringify(locale));
        },
        { session, locale },
      );
      return context.newPage();
    },
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

async function signIn(address: string, as: DemoVisit['as']): Promise<string> {
  const member = demoAccounts.find(({ role }) => role === as);
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: member?.email, password: member?.password }),
  });
  if (!answer.ok) throw new Error(`The demo's ${as} could not sign in: ${answer.status}`);
  return answer.text();
}

/** Waits until nothing is loading. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .sg-skeleton'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Returns the page's picture as WebP, in the best quality within a number of bytes; the browser
 * writes the format.
 */
export async function pictureOf(page: Page, maxBytes: number): Promise<Buffer> {
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  for (let quality = 0.85; quality > 0.4; quality -= 0.07) {
    const picture = Buffer.from(await page.evaluate(encodeWebp, { png, quality }), 'base64');
    if (picture.length <= maxBytes) return picture;
  }
  throw new Error(`A picture does not fit into ${maxBytes} bytes`);
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

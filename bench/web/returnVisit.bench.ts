import { chromium, type Page } from 'playwright';
import { browserLaunch } from '../../scripts/browser.ts';
import type { Bench, Figures } from '../bench.ts';
import { startBareReact } from './bareReact.ts';
import { startDemoCommunity } from './demoCommunity.ts';
import { openPhone, readPaint, SLOW_4G } from './phone.ts';

/** Time until a member who comes back sees a post, beside a bare page that is warm too. */
export const bench: Bench = {
  name: 'Return visit in Indonesian (412 × 823, 4 × slower CPU, Slow 4G)',
  async start() {
    const browser = await chromium.launch(await browserLaunch());
    const community = await startDemoCommunity(browser);
    const bare = await startBareReact(community.address, community.token);
    const storage = { ...community.storage, 'saudagar.locale.v1': '"id"' };
    const comeBack =
      (url: string, stored: Record<string, string>, isKept: (page: Page) => Promise<boolean>) =>
      async (): Promise<Figures> => {
        const origin = new URL(url).origin;
        const { page, close } = await openPhone(browser, origin, stored, 'article', SLOW_4G);
        try {
          await page.goto(url);
          await readPaint(page);
          while (!(await isKept(page))) await page.waitForTimeout(200);
          await page.goto('about:blank');
          await page.goto(url, { waitUntil: 'commit' });
          await page.locator('article').first().waitFor();
          const { shownAt, lcp } = await readPaint(page);
          const began = await page.evaluate(() => performance.timeOrigin);
          return { post: shownAt - began, lcp };
        } finally {
          await close();
        }
      };
    const hasAll = (page: Page) =>
      page.evaluate(
        async () =>
          localStorage.getItem('saudagar.offline.v1') !== null &&
          (await caches.match('/index.html')) !== undefined,
      );
    return {
      variants: {
        'bare React': comeBack(`${bare.address}/`, {}, async () => true),
        feed: comeBack(`${community.address}/feed`, storage, hasAll),
      },
      async stop() {
        await browser.close();
        await community.stop();
        await bare.stop();
      },
    };
  },
  rows: [
    {
      what: '/feed first post, come back',
      of: 'feed',
      figure: 'post',
      unit: 'ms',
      beside: { of: 'bare React' },
      atMost: 1.5,
    },
    {
      what: '/feed LCP, come back',
      of: 'feed',
      figure: 'lcp',
      unit: 'ms',
      beside: { of: 'bare React' },
    },
  ],
};

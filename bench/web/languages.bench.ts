import { chromium, type Page } from 'playwright';
import { browserLaunch } from '../../scripts/browser.ts';
import type { Bench, Figures, Measure, Row } from '../bench.ts';
import { startDemoCommunity } from './demoCommunity.ts';
import { openPhone, readPaint, SLOW_4G } from './phone.ts';

const PAGES = ['/login', '/feed', '/network', '/groups', '/messages', '/tenders'];
const LANGUAGES = ['en', 'id'] as const;
/** Selects the heading once no placeholder is shown. */
const READY = 'body:not(:has(.sg-loading-screen, main .sg-skeleton)) main h1';

/**
 * Time until a first visit can be used in each language, on a throttled phone with an empty cache.
 */
export const bench: Bench = {
  name: 'First visits in both languages (412 × 823, 4 × slower CPU, Slow 4G)',
  rounds: 3,
  async start() {
    const browser = await chromium.launch(await browserLaunch());
    const community = await startDemoCommunity(browser);
    const visit =
      (path: string, language: string): Measure =>
      async () => {
        const storage = {
          ...(path !== '/login' && community.storage),
          'saudagar.locale.v1': JSON.stringify(language),
        };
        const { page, close } = await openPhone(
          browser,
          community.address,
          storage,
          READY,
          SLOW_4G,
        );
        try {
          return await measure(page, `${community.address}${path}`);
        } finally {
          await close();
        }
      };
    return {
      variants: Object.fromEntries(
        PAGES.flatMap((path) =>
          LANGUAGES.map((language) => [`${path} ${language}`, visit(path, language)]),
        ),
      ),
      async stop() {
        await browser.close();
        await community.stop();
      },
    };
  },
  rows: PAGES.flatMap((path): Row[] => [
    { what: `${path} usable in English`, of: `${path} en`, figure: 'usable', unit: 'ms' },
    {
      what: `${path} usable in Indonesian`,
      of: `${path} id`,
      figure: 'usable',
      unit: 'ms',
      beside: { of: `${path} en` },
      atMost: 1.15,
    },
  ]),
};

async function measure(page: Page, url: string): Promise<Figures> {
  await page.goto(url, { waitUntil: 'commit' });
  const began = await page.evaluate(() => performance.timeOrigin);
  await page.locator(READY).first().waitFor();
  return { usable: (await readPaint(page)).shownAt - began };
}

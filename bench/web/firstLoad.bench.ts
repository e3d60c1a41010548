import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Request } from 'playwright';
import { browserLaunch } from '../../scripts/browser.ts';
import type { Bench, Figures } from '../bench.ts';
import { startBareReact } from './bareReact.ts';
import { startDemoCommunity } from './demoCommunity.ts';
import { openPhone, readPaint } from './phone.ts';

/** Size and loading time of the product, on a throttled phone with an empty cache. */
export const bench: Bench = {
  name: 'First load (412 × 823, 4 × slower CPU, Fast 4G)',
  async start() {
    const browser = await chromium.launch(await browserLaunch());
    const community = await startDemoCommunity(browser);
    const bare = await startBareReact(community.address, community.token);
    const visit = async (
      origin: string,
      path: string,
      storage: Record<string, string>,
      ready: string,
    ) => {
      const { page, close } = await openPhone(browser, origin, storage, ready);
      try {
        return await measure(page, `${origin}${path}`, ready);
      } finally {
        await close();
      }
    };
    return {
      variants: {
        'bare React': () => visit(bare.address, '/', {}, 'article'),
        feed: () => visit(community.address, '/feed', community.storage, '[role="feed"] article'),
        login: () => visit(community.address, '/login', {}, 'form'),
      },
      async stop() {
        await browser.close();
        await community.stop();
        await bare.stop();
      },
    };
  },
  rows: [
    { what: '/login initial JS', of: 'login', figure: 'script', unit: 'kB', atMost: 140 },
    { what: '/feed initial JS', of: 'feed', figure: 'script', unit: 'kB', atMost: 165 },
    {
      what: '/feed initial JS against React',
      of: 'feed',
      figure: 'script',
      unit: 'kB',
      beside: { of: 'bare React' },
      atMost: 2.5,
    },
    {
      what: '/feed LCP, a post',
      of: 'feed',
      figure: 'lcp',
      unit: 'ms',
      beside: { of: 'bare React' },
      atMost: 1.35,
    },
    { what: '/feed TBT', of: 'feed', figure: 'tbt', unit: 'ms', atMost: 200 },
    { what: '/feed requests late', of: 'feed', figure: 'late', unit: 'count', atMost: 0 },
    { what: 'first click on another page', of: 'login', figure: 'click', unit: 'ms', atMost: 100 },
  ],
};

async function measure(page: Page, url: string, ready: string): Promise<Figures> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  const { shownAt, lcp, isPost, blocked } = await readPaint(page);
  // Files fetched while the browser is idle come later.
  const needed = requests.filter((one) => one.timing().startTime <= shownAt);
  const script = await kilobytesOf(needed.filter((one) => one.resourceType() === 'script'));
  const late = needed.filter(isLate).length;
  const isCounted = isPost || ready === 'form';
  return {
    script,
    late,
    tbt: blocked,
    ...(isCounted && { lcp }),
    ...(ready === 'form' && { click: await clickAway(page) }),
  };
}

/** Checks for API calls sent after the app's own code had arrived: they waited for it. */
function isLate(request: Request, _: number, all: readonly Request[]): boolean {
  if (!new URL(request.url()).pathname.startsWith('/api/')) return false;
  const app = all.find((one) => /\/assets\/index-[^/]+\.js$/.test(one.url()));
  return !app || request.timing().startTime > app.timing().startTime + app.timing().responseEnd;
}

async function kilobytesOf(scripts: readonly Request[]): Promise<number> {
  const bodies = await Promise.all(scripts.map(async (one) => (await one.response())?.body()));
  const sizes = bodies.map((body) => (body ? gzipSync(body, { level: 9 }).length : 0));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Measures the time from a click on a link until the other page is shown. */
function clickAway(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLAnchorElement>('main a[href="/register"]');
        const before = document.querySelector('h1')?.textContent;
        const began = performance.now();
        const observer = new MutationObserver(() => {
          const now = document.querySelector('h1')?.textContent;
          if (!now || now === before) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - began));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        link?.click();
      }),
  );
}

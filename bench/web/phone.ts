import type { Browser, CDPSession, Page } from 'playwright';

/** A mid-range phone on 4G, as Lighthouse and DevTools throttle it. */
const SLOWDOWN = 4;
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
};
/** A common mobile network: Lighthouse's 'Slow 4G'. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A phone with an empty cache, on one page. */
export interface Phone {
  page: Page;
  close(): Promise<void>;
}

/**
 * Opens a new throttled phone; `storage` fills its browser's storage for the origin, `ready`
 * selects the page's main content.
 */
export async function openPhone(
  browser: Browser,
  origin: string,
  storage: Record<string, string>,
  ready: string,
  network = FAST_4G,
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observePaint, ready);
  return { page, close: () => context.close() };
}

/** Records of the page's observers. */
interface Seen {
  /** Time at which the main content was shown, in milliseconds since the epoch. */
  shownAt: number;
  lcp: number;
  isPost: boolean;
  blocked: number;
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

/**
 * Observes in the page: largest paint, whether a post painted it, and time blocked by long tasks.
 */
function observePaint(ready: string): void {
  const seen: Seen = { shownAt: 0, lcp: 0, isPost: false, blocked: 0 };
  window.seen = seen;
  new MutationObserver((_, observer) => {
    if (!document.querySelector(ready)) return;
    seen.shownAt = performance.timeOrigin + performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      seen.lcp = entry.startTime;
      seen.isPost = entry.element?.closest('[role="article"], article') != null;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** Waits until the page is idle, then returns the records. */
export async function readPaint(page: Page): Promise<Seen> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => window.seen);
  if (!seen) throw new Error('the page was not observed');
  return seen;
}

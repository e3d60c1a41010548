import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { browserLaunch } from '../../scripts/browser.ts';
import { serveFolder } from '../../scripts/staticServer.ts';

/** Builds the page that is measured and opens a browser on it, of a phone's size. */
export async function openFeedBench() {
  await build({ configFile: join(import.meta.dirname, 'page/vite.config.ts'), logLevel: 'warn' });
  const served = await serveFolder(
    join(import.meta.dirname, '../../node_modules/.cache/bench-feed'),
  );
  const browser = await chromium.launch(await browserLaunch());
  return {
    /** A page of its own for one measuring, and the browser's own account of what it costs. */
    async open(): Promise<{ page: Page; metrics: CDPSession }> {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      await page.goto(`${served.url}/`);
      await page.waitForFunction(() => 'bench' in window);
      const metrics = await page.context().newCDPSession(page);
      await metrics.send('Performance.enable');
      return { page, metrics };
    },
    async stop() {
      await browser.close();
      served.close();
    },
  };
}

/** Time of a kind that a page spends meanwhile, in ms. */
export async function costOf(
  metrics: CDPSession,
  kind: 'TaskDuration' | 'ScriptDuration',
  act: () => Promise<unknown>,
): Promise<number> {
  const before = await spent(metrics, kind);
  await act();
  return (await spent(metrics, kind)) - before;
}

async function spent(metrics: CDPSession, kind: string): Promise<number> {
  const { metrics: all } = await metrics.send('Performance.getMetrics');
  return (all.find(({ name }) => name === kind)?.value ?? 0) * 1000;
}

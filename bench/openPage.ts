import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { browserLaunch } from '../scripts/browser.ts';
import { serveFolder } from '../scripts/staticServer.ts';

/** Builds the page of a part, `<part>/page`, and opens a browser on it, of a phone's size. */
export async function openPage(part: 'feed' | 'messages') {
  const outDir = join(import.meta.dirname, `../node_modules/.cache/bench-${part}`);
  await build({
    configFile: false,
    root: join(import.meta.dirname, part, 'page'),
    plugins: [react()],
    resolve: {
      conditions: ['saudagar-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
    },
    build: {
      target: 'baseline-widely-available',
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    },
    logLevel: 'warn',
  });
  const served = await serveFolder(outDir);
  const browser = await chromium.launch(await browserLaunch());
  return {
    /** Opens a new page for one measurement, with a session for the browser's own metrics. */
    async open(): Promise<{ page: Page; metrics: CDPSession }> {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      await page.goto(`${served.url}/`);
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

/**
 * Time a page spends meanwhile, in ms: all tasks of its main thread, and its scripts among them.
 */
export async function costOf(
  metrics: CDPSession,
  act: () => Promise<unknown>,
): Promise<{ task: number; script: number }> {
  const before = await spent(metrics);
  await act();
  const after = await spent(metrics);
  return { task: after.task - before.task, script: after.script - before.script };
}

async function spent(metrics: CDPSession) {
  const { metrics: all } = await metrics.send('Performance.getMetrics');
  const ms = (kind: string) => (all.find(({ name }) => name === kind)?.value ?? 0) * 1000;
  return { task: ms('TaskDuration'), script: ms('ScriptDuration') };
}

import type { CDPSession, Page } from 'playwright';
import type { Bench } from './bench.ts';
import { costOf } from './openPage.ts';

const KEYS = 'Harga cengkeh naik minggu ini, gudang kami siap kirim ke seluruh pulau. ';

/**
 * Types a sentence into the focused field; returns the 95th percentile of script per key, in ms.
 */
export async function keyCost(page: Page, metrics: CDPSession): Promise<number> {
  const costs: number[] = [];
  for (const key of KEYS) {
    const { script } = await costOf(metrics, async () => {
      await page.keyboard.type(key);
      // Waits until the change is on the screen.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    });
    costs.push(script);
  }
  const sorted = costs.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}

/** With ten thousand rows above it typing may cost twice what it costs alone. */
export const typingRows: Bench['rows'] = [
  {
    what: 'script per key, p95',
    ...{ of: 'ten thousand', figure: 'keyMs', unit: 'ms' },
    beside: { of: 'none' },
    atMost: 2,
  },
];

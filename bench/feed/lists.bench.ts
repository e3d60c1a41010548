import type { CDPSession, Page } from 'playwright';
import type { Bench, Figures } from '../bench.ts';
import { costOf, openPage } from '../openPage.ts';

const COUNT = 10_000;
const SCREENS = 200;
const JUMP_STEPS = 60;

/**
 * Ten thousand posts in the kit's list and in its peers: what mounting and scrolling cost, and
 * whether what is in sight stays where it is.
 */
export const bench: Bench = {
  name: 'Ten thousand posts',
  async start() {
    const { open, stop } = await openPage('feed');
    const variantOf = (list: string) => async () => {
      const { page, metrics } = await open();
      const figures = await measure(page, metrics, list);
      await page.close();
      return figures;
    };
    return {
      variants: {
        saudagar: variantOf('saudagar'),
        virtuoso: variantOf('virtuoso'),
        virtua: variantOf('virtua'),
        tanstack: variantOf('tanstack'),
        plain: variantOf('plain'),
        keyboard: async () => {
          const { page } = await open();
          const figures = await walk(page);
          await page.close();
          return figures;
        },
      },
      stop,
    };
  },
  rows: [
    { what: 'posts mounted', of: 'saudagar', figure: 'mounted', unit: 'count', atMost: 10 },
    { what: 'mount task', ...ours('mountMs'), beside: { of: 'plain' }, atMost: 0.03 },
    { what: 'scroll script, 200 screens', ...ours('scrollMs'), ...than('virtuoso'), atMost: 3 },
    { what: '', ...ours('scrollMs'), ...than('virtua') },
    { what: '', ...ours('scrollMs'), ...than('tanstack') },
    {
      what: 'frames they take',
      ...{ of: 'saudagar', figure: 'frames', unit: 'count' },
      ...than('virtuoso'),
      atMost: 1,
    },
    { what: 'jumps in 60 steps', of: 'saudagar', figure: 'jumps', unit: 'count', atMost: 0 },
    { what: '', of: 'virtuoso', figure: 'jumps', unit: 'count' },
    { what: '', of: 'virtua', figure: 'jumps', unit: 'count' },
    { what: 'drift on prepending', of: 'saudagar', figure: 'drift', unit: 'px', atMost: 0 },
    { what: 'append task', ...ours('appendMs'), ...than('virtuoso') },
    { what: 'keys that lead astray', of: 'keyboard', figure: 'wrong', unit: 'count', atMost: 0 },
    { what: 'of', of: 'keyboard', figure: 'steps', unit: 'count', atLeast: 51 },
  ],
};

function ours(figure: string) {
  return { of: 'saudagar', figure, unit: 'ms' } as const;
}

function than(of: string) {
  return { beside: { of } };
}

async function measure(page: Page, metrics: CDPSession, list: string): Promise<Figures> {
  await page.evaluate(() => window.bench.loadLists());
  const { task: mountMs } = await costOf(metrics, () =>
    page.evaluate(([name, count]) => window.bench.mount(name, count), [list, COUNT] as const),
  );
  const mountedAtFirst = await page.evaluate(() => window.bench.mounted());
  let late = 0;
  const { script: scrollMs } = await costOf(metrics, async () => {
    late = await page.evaluate((screens) => window.bench.scroll(screens), SCREENS);
  });
  const mounted = Math.max(mountedAtFirst, await page.evaluate(() => window.bench.mounted()));
  const jumps = await page.evaluate((steps) => window.bench.jumps(steps), JUMP_STEPS);
  const drift = await page.evaluate(() => window.bench.prepend(20));
  const { task: appendMs } = await costOf(metrics, () =>
    page.evaluate(() => window.bench.append(20)),
  );
  return { mounted, mountMs, scrollMs, frames: SCREENS + late, jumps, drift, appendMs };
}

/** Walks the kit's list by keys; counts the steps that did not lead where they should. */
async function walk(page: Page): Promise<Figures> {
  await page.evaluate(() => window.bench.loadLists());
  await page.evaluate((count) => window.bench.mount('saudagar', count), COUNT);
  await page.locator('article').first().focus();
  let wrong = 0;
  let steps = 0;
  async function step(key: string, expected: number) {
    await page.keyboard.press(key);
    await page.evaluate(() => window.bench.frames(2));
    steps += 1;
    if ((await page.evaluate(() => window.bench.focused())) !== String(expected)) wrong += 1;
  }
  for (let index = 2; index <= 31; index += 1) await step('PageDown', index);
  for (let index = 30; index >= 16; index -= 1) await step('PageUp', index);
  // Focus stays with its article while it is scrolled far away, and the walk goes on from there.
  await page.evaluate(() => window.scrollTo(0, 400_000));
  await page.evaluate(() => window.bench.frames(5));
  for (let index = 17; index <= 22; index += 1) await step('PageDown', index);
  return { wrong, steps };
}

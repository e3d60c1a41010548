import type { CDPSession, Page } from 'playwright';
import type { Bench, Figures } from '../bench.ts';
import { costOf } from '../openPage.ts';
import { openMessagesPage } from './openMessagesPage.ts';

const COUNT = 10_000;
const SCREENS = 200;
const JUMP_STEPS = 60;
/** Messages of the first page when history is read back, and number of pages read. */
const PAGE = 50;
const PAGES = 4;

/**
 * Ten thousand messages in the kit's list and in its peers, each with the same rows, and in the
 * whole screen of the kit: the cost of mounting and scrolling, and whether visible rows keep their
 * position.
 */
export const bench: Bench = {
  name: 'Ten thousand messages',
  async start() {
    const { open, stop } = await openMessagesPage();
    const listed = (name: string) => async () => {
      const { page, metrics } = await open();
      const figures = await measure(page, metrics, name);
      await page.close();
      return figures;
    };
    const opened = (act: (page: Page) => Promise<Figures>) => async () => {
      const { page } = await open();
      const figures = await act(page);
      await page.close();
      return figures;
    };
    return {
      variants: {
        saudagar: listed('saudagar'),
        room: listed('room'),
        virtuoso: listed('virtuoso'),
        virtua: listed('virtua'),
        tanstack: listed('tanstack'),
        plain: listed('plain'),
        keyboard: opened(walk),
        'read back': opened(readBack),
      },
      stop,
    };
  },
  rows: [
    { what: 'messages mounted', of: 'saudagar', figure: 'mounted', unit: 'count', atMost: 25 },
    { what: 'mount task', ...ours('mountMs'), ...than('plain'), atMost: 0.08 },
    { what: 'scroll script, 200 screens', ...ours('scrollMs'), ...than('virtuoso'), atMost: 3 },
    { what: '', ...ours('scrollMs'), ...than('virtua') },
    { what: '', ...ours('scrollMs'), ...than('tanstack') },
    { what: 'frames they take', ...ours('frames', 'count'), ...than('virtuoso'), atMost: 1 },
    { what: 'jumps in 60 steps', ...ours('jumps', 'count'), atMost: 0 },
    { what: '', of: 'virtuoso', figure: 'jumps', unit: 'count' },
    { what: '', of: 'virtua', figure: 'jumps', unit: 'count' },
    { what: 'drift on prepending', ...ours('drift', 'px'), atMost: 0 },
    { what: 'append task', ...ours('appendMs'), ...than('plain'), atMost: 0.2 },
    { what: '', ...ours('appendMs'), ...than('virtuoso') },
    { what: 'the whole screen: messages mounted', ...room('mounted', 'count'), atMost: 25 },
    { what: 'mount task', ...room('mountMs'), ...than('plain') },
    { what: 'scroll script, 200 screens', ...room('scrollMs'), ...than('virtuoso'), atMost: 3 },
    { what: 'frames they take', ...room('frames', 'count'), ...than('virtuoso'), atMost: 1 },
    { what: 'jumps in 60 steps', ...room('jumps', 'count'), atMost: 0 },
    { what: 'append task', ...room('appendMs'), ...than('plain'), atMost: 0.2 },
    {
      what: 'drift while four pages are read back',
      ...{ of: 'read back', figure: 'drift', unit: 'px', atMost: 0 },
    },
    { what: 'keys that lead astray', of: 'keyboard', figure: 'wrong', unit: 'count', atMost: 0 },
    { what: 'of', of: 'keyboard', figure: 'steps', unit: 'count', atLeast: 51 },
  ],
};

type Unit = Bench['rows'][number]['unit'];

function ours(figure: string, unit: Unit = 'ms') {
  return { of: 'saudagar', figure, unit };
}

function room(figure: string, unit: Unit = 'ms') {
  return { of: 'room', figure, unit };
}

function than(of: string) {
  return { beside: { of } };
}

async function measure(page: Page, metrics: CDPSession, name: string): Promise<Figures> {
  await page.evaluate(([one, count]) => window.talk.load(one, count), [name, COUNT] as const);
  const { task: mountMs } = await costOf(metrics, () => page.evaluate(() => window.talk.mount()));
  const mountedAtFirst = await page.evaluate(() => window.talk.mounted());
  const isWindowed = mountedAtFirst < COUNT;
  let late = 0;
  const { script: scrollMs } = await costOf(metrics, async () => {
    late = await page.evaluate((screens) => window.talk.scroll(screens), SCREENS);
  });
  const mounted = Math.max(mountedAtFirst, await page.evaluate(() => window.talk.mounted()));
  const jumps = isWindowed ? await jumpsOf(page, name) : {};
  await page.evaluate(() => window.talk.end());
  const { task: appendMs } = await costOf(metrics, () =>
    page.evaluate(() => window.talk.append(20)),
  );
  return { mounted, mountMs, scrollMs, frames: SCREENS + late, appendMs, ...jumps };
}

/** Measures how far visible rows move; a list that renders every row moves none. */
async function jumpsOf(page: Page, name: string): Promise<Figures> {
  const jumps = await page.evaluate((steps) => window.talk.jumps(steps), JUMP_STEPS);
  if (name === 'room') return { jumps };
  return { jumps, drift: await page.evaluate(() => window.talk.prepend(20)) };
}

async function readBack(page: Page): Promise<Figures> {
  const drift = await page.evaluate(
    ([pages, count, size]) => window.talk.readBack(pages, count, size),
    [PAGES, COUNT, PAGE] as const,
  );
  return { drift };
}

/** Walks an open conversation by keys; counts the steps with a wrong target. */
async function walk(page: Page): Promise<Figures> {
  await page.evaluate((count) => window.talk.load('room', count), COUNT);
  await page.evaluate(() => window.talk.mount());
  await page.getByRole('article').last().focus();
  let wrong = 0;
  let steps = 0;
  async function step(key: string, expected: number) {
    await page.keyboard.press(key);
    await page.evaluate(() => window.talk.frames(2));
    steps += 1;
    if ((await page.evaluate(() => window.talk.focused())) !== String(expected)) wrong += 1;
  }
  for (let back = 1; back <= 30; back += 1) await step('PageUp', COUNT - back);
  for (let back = 29; back >= 15; back -= 1) await step('PageDown', COUNT - back);
  // Focus stays with its message while it is scrolled far away, and the walk goes on from there.
  await page.evaluate(() => window.talk.scroll(50));
  for (let back = 16; back <= 21; back += 1) await step('PageUp', COUNT - back);
  return { wrong, steps };
}

import type { CDPSession, Page } from 'playwright';
import type { Bench, Figures } from '../bench.ts';
import { costOf } from '../openPage.ts';
import { openMessagesPage } from './openMessagesPage.ts';

const COUNT = 10_000;
/** Fewer than for lists: a peer takes half a second for each. */
const SCREENS = 20;

/**
 * Ten thousand messages in the whole screen of the kit, its composer included, and in other chat
 * kits.
 */
export const bench: Bench = {
  name: 'A conversation beside other chat kits',
  async start() {
    const { open, stop } = await openMessagesPage();
    const variantOf = (kit: string) => async () => {
      const { page, metrics } = await open();
      const figures = await measure(page, metrics, kit);
      await page.close();
      return figures;
    };
    return {
      variants: {
        room: variantOf('room'),
        chatscope: variantOf('chatscope'),
        'react-chat-elements': variantOf('react-chat-elements'),
      },
      stop,
    };
  },
  rows: ['chatscope', 'react-chat-elements'].flatMap((kit) => [
    { what: `mount task, beside ${kit}`, ...ours('mountMs'), beside: { of: kit }, atMost: 0.2 },
    { what: 'scroll task, 20 screens', ...ours('scrollMs'), beside: { of: kit }, atMost: 0.2 },
    { what: 'append task, 20 messages', ...ours('appendMs'), beside: { of: kit }, atMost: 0.2 },
  ]),
};

function ours(figure: string) {
  return { of: 'room', figure, unit: 'ms' } as const;
}

async function measure(page: Page, metrics: CDPSession, kit: string): Promise<Figures> {
  await page.evaluate(([name, count]) => window.talk.load(name, count), [kit, COUNT] as const);
  const { task: mountMs } = await costOf(metrics, () => page.evaluate(() => window.talk.mount()));
  const { task: scrollMs } = await costOf(metrics, () =>
    page.evaluate((screens) => window.talk.scroll(screens), SCREENS),
  );
  await page.evaluate(() => window.talk.end());
  const { task: appendMs } = await costOf(metrics, () =>
    page.evaluate(() => window.talk.append(20)),
  );
  return { mountMs, scrollMs, appendMs };
}

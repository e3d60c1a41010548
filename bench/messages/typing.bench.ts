import type { Bench, Figures } from '../bench.ts';
import { keyCost, typingRows } from '../typing.ts';
import { openMessagesPage } from './openMessagesPage.ts';

/** Typing into the message box below ten thousand messages, and below none. */
export const bench: Bench = {
  name: 'Typing a message',
  async start() {
    const { open, stop } = await openMessagesPage();
    const variantOf = (messages: number) => async (): Promise<Figures> => {
      const { page, metrics } = await open();
      await page.evaluate((count) => window.talk.load('room', count), messages);
      await page.evaluate(() => window.talk.mount());
      await page.getByRole('textbox', { name: 'Message' }).click();
      await page.evaluate(() => window.talk.frames(20));
      const keyMs = await keyCost(page, metrics);
      await page.close();
      return { keyMs };
    };
    return { variants: { 'ten thousand': variantOf(10_000), none: variantOf(0) }, stop };
  },
  rows: typingRows,
};

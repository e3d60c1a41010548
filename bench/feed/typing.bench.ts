import type { Page } from 'playwright';
import type { Bench, Figures } from '../bench.ts';
import { openPage } from '../openPage.ts';
import { keyCost, typingRows } from '../typing.ts';

/** Typing into the composer while the list holds ten thousand posts, and while it holds none. */
export const bench: Bench = {
  name: 'Typing a post',
  async start() {
    const { open, stop } = await openPage('feed');
    const variantOf = (posts: number) => async (): Promise<Figures> => {
      const { page, metrics } = await open();
      await page.evaluate((count) => window.bench.mountFeed(count), posts);
      // An invalid post would be left out, and the feed would be a smaller one.
      await page.getByText(`Showing ${posts.toLocaleString('en')} posts`).waitFor();
      await openComposer(page);
      const keyMs = await keyCost(page, metrics);
      await page.close();
      return { keyMs };
    };
    return { variants: { 'ten thousand': variantOf(10_000), none: variantOf(0) }, stop };
  },
  rows: typingRows,
};

async function openComposer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start a post' }).click();
  const text = page.getByRole('textbox', { name: 'Text of the post' });
  await text.click();
  await page.evaluate(() => window.bench.frames(20));
}

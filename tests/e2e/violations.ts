import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Waits until nothing moves or fades on the page but what does so for ever. */
export const stillness = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** What axe finds wrong with the page once it stands still, a line for each rule. */
export async function violationsOf(page: Page): Promise<string[]> {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    // What React Aria has announced stays for seconds, naming a button that may have gone meanwhile.
    .exclude('[data-live-announcer]')
    .options({ resultTypes: ['violations'] })
    // In the page itself: its parts, which another page would put together, come to megabytes. No page has frames.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

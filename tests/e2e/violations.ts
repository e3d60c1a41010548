import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Waits until nothing moves or fades on the page but endless animations, and those that scrolling moves. */
export const stillness = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Lists axe's violations on the page once nothing moves, a line for each rule. */
export async function violationsOf(page: Page): Promise<string[]> {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    // React Aria's announcements stay for seconds, and may name a removed button.
    .exclude('[data-live-announcer]')
    .options({ resultTypes: ['violations'] })
    // In the page itself: axe's own second page would receive megabytes of results. No page has
    // frames.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** More controls than there are between any two in a test. */
const MOST_PRESSES = 40;

/**
 * Presses Tab, or another key, until a wanted control has the focus; in a table row, ArrowRight.
 */
export async function tabTo(
  page: Page,
  wanted: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  await expect(wanted.first()).toBeAttached();
  const reached = wanted.and(page.locator(':focus'));
  const row = page.locator('[role="row"]:focus, [role="row"]:focus-within').filter({ has: wanted });
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if ((await reached.count()) > 0) return;
    const isInRow = (await row.count()) > 0;
    await page.keyboard.press(isInRow ? 'ArrowRight' : key);
  }
  await expect(reached, `${key} does not come to it`).toBeVisible();
}

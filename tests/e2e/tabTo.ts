import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** More controls than lie between any two that a test goes between. */
const MOST_PRESSES = 40;

/** Presses Tab, or another key that moves the focus, until one of the wanted controls has it. */
export async function tabTo(
  page: Page,
  wanted: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  await expect(wanted.first()).toBeAttached();
  const reached = wanted.and(page.locator(':focus'));
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if ((await reached.count()) > 0) return;
    await page.keyboard.press(key);
  }
  await expect(reached, `${key} does not come to it`).toBeVisible();
}

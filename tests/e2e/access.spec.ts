import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { arrive, changeLanguage, newMember, post } from './members.ts';
import { stillness, violationsOf } from './violations.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('sign-in, registration and feed have no accessibility violation', async ({ page }) => {
      for (const path of ['/login', '/register']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      }
      await arrive(page);
      await post(page, `Rotan asli dari Cirebon, ${colorScheme} #rotan`);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'User menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

test.describe('a phone of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const language of ['en', 'id'] as const) {
    test(`nothing is cut off or scrolls sideways on a phone in ${language}`, async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await arrive(page, newMember({ company: 'Koperasi Pengrajin Anyaman Bambu Tasikmalaya' }));
      await post(page, `Panjang${language}${'a'.repeat(200)}`);
      if (language === 'id') await changeLanguage(page);
      await expectNoSidewaysScroll(page);
      const more = language === 'id' ? 'Lainnya' : 'More';
      await page.getByRole('button', { name: more, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await stillness(page);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

import { fileWith } from './builtFiles.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';

/** The file of the user menu; looked up in a test, since the app is built before it. */
const menuFile = () => fileWith('shell/UserPopover.tsx');

test.use({
  // The browser itself reports a file that failed to load.
  expected: /Failed to load resource/,
});

test('a part that failed to load says so and is fetched by the next press', async ({ page }) => {
  let isDown = true;
  await page.route(`**${menuFile()}`, (route) => (isDown ? route.abort() : route.continue()));
  await register(page);
  const button = page.getByRole('button', { name: 'User menu' });
  await button.click();
  await expect(page.getByText(/This could not be loaded/)).toBeVisible();
  isDown = false;
  await button.click();
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible();
});

test('common parts are loaded before the connection is lost', async ({ page, context }) => {
  await register(page);
  const files = () => performance.getEntriesByType('resource').map(({ name }) => name);
  let before = 0;
  // Another part may have loaded its file: waits until nothing is loading.
  await expect
    .poll(
      async () => {
        const come = await page.evaluate(files);
        const isAtRest = come.length === before && come.some((name) => name.endsWith(menuFile()));
        before = come.length;
        return isAtRest;
      },
      { intervals: [3000], timeout: 60_000 },
    )
    .toBe(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible();
});

test('a language that fails to load says so, and is shown once the connection is back', async ({
  page,
  context,
}) => {
  await register(page);
  await page.getByRole('button', { name: 'User menu' }).click();
  const language = page.getByRole('combobox', { name: 'Language' });
  // The menu's part may still be loading, whatever the network was before the press.
  await expect(language).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await language.selectOption('id');
  await expect(page.getByText(/This could not be loaded/)).toBeVisible();
  await expect(language).toHaveValue('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await context.setOffline(false);
  await expect(page.getByRole('combobox', { name: 'Bahasa' })).toHaveValue('id', {
    timeout: 15_000,
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

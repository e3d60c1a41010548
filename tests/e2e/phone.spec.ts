import { expect, test } from './fixtures.ts';
import { register } from './members.ts';

test.use({ viewport: { width: 360, height: 740 } });

// SHELL-099
test('Back closes the drawer of a phone, and a link in it leaves one page behind', async ({
  page,
}) => {
  const member = await register(page);
  const user = page.getByRole('button', { name: 'User menu' });
  await expect(user).toHaveAccessibleDescription(new RegExp(`${member.name}.*User Access`));
  const start = page.url();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const open = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(drawer).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  expect(page.url()).toBe(start);

  await open();
  await drawer.getByRole('link', { name: /Messages/ }).click();
  await expect(page).toHaveURL(/\/messages$/);
  await page.goBack();
  await expect(page).toHaveURL(start);
});

test('the top bar leaves the screen while one scrolls down, and returns', async ({ page }) => {
  await register(page);
  await page.goto('/guide');
  const menu = page.getByRole('button', { name: 'User menu' });
  await expect(menu).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeAttached();
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 600);
  await expect(menu).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(menu).toBeInViewport();

  // Focus in it brings it back.
  await page.mouse.wheel(0, 200);
  await expect(menu).not.toBeInViewport();
  await menu.focus();
  await expect(menu).toBeInViewport();
});

test('no filter of a list is cut off on a phone', async ({ page }) => {
  await register(page);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('id');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  for (const path of ['/resources', '/groups?tab=discover', '/events']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const selects = page.getByRole('dialog', { name: 'Filter' }).locator('select');
    await expect(selects.first()).toBeVisible();
    const cut = await selects.evaluateAll((all) =>
      (all as HTMLSelectElement[]).flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) return ['nothing to measure with'];
        pen.font = font;
        return Array.from(select.options, ({ text }) => text).filter(
          (text) => pen.measureText(text).width > room,
        );
      }),
    );
    expect(cut, path).toEqual([]);
  }
});

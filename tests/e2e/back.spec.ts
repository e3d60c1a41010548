import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { arrive } from './members.ts';

test.use({ viewport: { width: 360, height: 780 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// SHELL-191
test('Back closes each layer, by its own question, and then leaves the page', async ({ page }) => {
  await arrive(page);
  await page.goto('/profile');
  const start = page.url();
  const form = page.getByRole('dialog', { name: 'Edit Profile' });
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });

  await button(page, 'Edit Profile').click();
  await form.getByLabel('Business name').fill('Batik Kencana');
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(form.getByLabel('Business name')).toHaveValue('Batik Kencana');
  await page.goBack();
  await button(page, 'Discard').click();
  await expect(form).toHaveCount(0);
  expect(page.url()).toBe(start);

  // Nothing was typed: it closes at once. A menu closes too.
  await button(page, 'Edit Profile').click();
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toHaveCount(0);
  await button(page, 'User menu').click();
  const menu = page.getByRole('dialog', { name: 'User menu' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  expect(page.url()).toBe(start);

  // Closed by its button, a dialog leaves no step behind, nor does a link followed from a menu.
  await button(page, 'Edit Profile').click();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toHaveCount(0);
  await button(page, 'User menu').click();
  await menu.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await page.goBack();
  await expect(page).toHaveURL(/\/feed$/);
});

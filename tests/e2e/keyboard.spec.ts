import type { Page } from '@playwright/test';
import { pdf } from './files.ts';
import { expect, test } from './fixtures.ts';
import { arrive, newMember, post } from './members.ts';
import { tabTo } from './tabTo.ts';

test.use({ permissions: ['clipboard-write'] });

const focused = (page: Page, role: 'button' | 'textbox', name: string) =>
  expect(page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))).toBeVisible();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const mine = (page: Page) => page.getByRole('article').first();

// By keyboard alone; focus goes where a person expects it, and returns.

test('a post with a mention and files is written by keyboard', async ({ page, otherPage }) => {
  const { username } = await arrive(otherPage, newMember({ name: 'Joko Anwar' }));
  await arrive(page);
  // Early: a key may come before the browser intercepts choosers.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, button(page, 'Start a post'));
  await page.keyboard.press('Enter');
  await focused(page, 'textbox', 'Text of the post');
  await page.keyboard.type(`Halo @${username.slice(0, -1)}`);
  await expect(page.getByRole('option', { name: username })).toBeVisible();
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Text of the post' });
  await expect(text).toHaveValue(/^Halo @\S+ $/);

  await tabTo(page, button(page, 'Add files'));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles([pdf('harga.pdf'), pdf('stok.pdf'), pdf('peta.pdf')]);
  await focused(page, 'button', 'Add files');
  await expect(page.getByRole('button', { name: 'Remove peta.pdf' })).toBeVisible();
  await tabTo(page, button(page, 'Remove stok.pdf'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await focused(page, 'button', 'Remove peta.pdf');
  await page.keyboard.press('Enter');
  await focused(page, 'button', 'Remove harga.pdf');

  await tabTo(page, button(page, 'Share Post'));
  await page.keyboard.press('Enter');
  await expect(mine(page).getByRole('link', { name: /^harga\.pdf/ })).toBeVisible();
  await focused(page, 'button', 'Start a post');
});

test('a post is liked, commented on and replied to by keyboard', async ({ page }) => {
  await arrive(page);
  await post(page, 'Sepuluh karung kopi');
  await focused(page, 'button', 'Start a post');
  await tabTo(page, button(page, 'Like'));
  await page.keyboard.press('Space');
  await expect(mine(page).getByRole('button', { name: 'Like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await tabTo(page, button(page, 'Comments'));
  await page.keyboard.press('Enter');
  await focused(page, 'textbox', 'Write a comment');
  await page.keyboard.type('Masih ada?');
  await page.keyboard.press('Enter');
  await expect(mine(page).getByRole('button', { name: 'Reply' })).toBeVisible();
  await focused(page, 'textbox', 'Write a comment');

  await tabTo(page, button(page, 'Reply'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await focused(page, 'textbox', 'Write a reply');
  await page.keyboard.press('Escape');
  await focused(page, 'button', 'Reply');
  await page.keyboard.press('Enter');
  await focused(page, 'textbox', 'Write a reply');
  await page.keyboard.type('Masih, sepuluh karung.');
  await page.keyboard.press('Enter');
  await expect(mine(page).getByText('Masih, sepuluh karung.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Write a reply' })).toHaveCount(0);
  await expect(mine(page).getByRole('button', { name: 'Reply' }).first()).toBeFocused();
});

test('a post is shared and edited by keyboard', async ({ page }) => {
  await arrive(page);
  await post(page, 'Dua peti cengkeh');
  await focused(page, 'button', 'Start a post');
  await tabTo(page, button(page, 'Share'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Share Post' })).toBeVisible();
  await page.keyboard.press('Escape');
  await focused(page, 'button', 'Share');

  await tabTo(page, button(page, 'More actions'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await focused(page, 'textbox', 'Edit post');
  await page.keyboard.type('dan stok');
  await tabTo(page, button(page, 'Cancel'));
  await page.keyboard.press('Enter');
  await focused(page, 'button', 'Keep editing');
  await page.keyboard.press('Enter');
  await focused(page, 'textbox', 'Edit post');
  await page.keyboard.press('Control+Enter');
  await expect(mine(page).getByText('dan stok')).toBeVisible();
  await expect(mine(page).getByRole('button', { name: 'More actions' }).first()).toBeFocused();
});

test('the feed is configured by keyboard', async ({ page }) => {
  await arrive(page);
  await expect(page.getByRole('button', { name: 'Feed Configuration' })).toBeVisible();
  await tabTo(page, button(page, 'Feed Configuration'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Feed Configuration' })).toBeVisible();
  await tabTo(page, page.getByRole('combobox', { name: 'Sort by' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('oldest');
  await page.keyboard.press('Escape');
  await focused(page, 'button', 'Feed Configuration');
});

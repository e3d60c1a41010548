import type { Page } from '@playwright/test';
import { photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { arrive, newMember, signIn, signOut } from './members.ts';
import { storedDrafts } from './storedDrafts.ts';

test.use({
  // The browser itself reports the refused token.
  expected: /status of 401/,
});

const area = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' });

/** Begins a post with a photo, and waits until it is stored. */
async function begin(page: Page, text: string) {
  await page.getByRole('button', { name: 'Start a post' }).click();
  await area(page).fill(text);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos' }).click();
  await (await chooser).setFiles(photo('loom.png'));
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('loom.png');
  await expect.poll(() => storedDrafts(page)).toContain('loom.png');
}

/** Expects the draft, and shares it with its photo. */
async function goOn(page: Page, text: string) {
  await page.getByRole('button', { name: `Draft ${text}` }).click();
  await expect(area(page)).toHaveValue(text);
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('loom.png');
  await page.getByRole('button', { name: 'Share Post' }).click();
  const own = page.getByRole('article').filter({ hasText: text });
  await expect(own.locator('img[src*="thumbnail"]')).toHaveJSProperty('naturalWidth', 48);
  await expect.poll(() => storedDrafts(page)).not.toContain('loom.png');
}

// FEED-222
test('a draft with its photo survives a reload, and is deleted once it is shared', async ({
  page,
}) => {
  const { username } = await arrive(page);
  await begin(page, `Before the reload, ${username}`);
  await area(page).pressSequentially(', and at its last moment');
  await page.reload();
  await goOn(page, `Before the reload, ${username}, and at its last moment`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start a post' })).toBeVisible();
});

test('a draft with its photo survives a crash of its page', async ({ page, context }) => {
  const { username } = await arrive(page);
  await begin(page, `Before the crash, ${username}`);
  const crashed = page.waitForEvent('crash');
  // Never settles, since the page has crashed.
  void page.goto('chrome://crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto('/feed');
  await goOn(next, `Before the crash, ${username}`);
});

test('a draft survives an expired session, and is shown to its member alone', async ({ page }) => {
  const member = await arrive(page);
  await begin(page, `Before it expired, ${member.username}`);
  const answerAgain = await intercept(page, '**/api/posts*', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Sign in to continue' } }),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL(/\/login$/);
  answerAgain();

  await arrive(page, newMember({ name: 'Bonar Siregar' }));
  await expect(page.getByRole('button', { name: 'Start a post' })).toBeVisible();
  await signOut(page);
  await signIn(page, member);
  await goOn(page, `Before it expired, ${member.username}`);
});

test('signing out asks before it deletes a draft, and leaves none in the browser', async ({
  page,
}) => {
  const member = await arrive(page);
  await begin(page, 'Prices for nobody else');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out and delete' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => storedDrafts(page)).not.toContain('loom.png');
  await signIn(page, member);
  await expect(page.getByRole('button', { name: 'Start a post' })).toBeVisible();
});

test('a second tab continues a draft of the first, and learns that it was shared', async ({
  page,
  context,
}) => {
  const { username } = await arrive(page);
  const text = `In two tabs, ${username}`;
  await begin(page, text);
  const second = await context.newPage();
  await second.goto('/feed');
  await expect(second.getByRole('button', { name: `Draft ${text}` })).toBeVisible();
  await page.getByRole('button', { name: 'Share Post' }).click();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Start a post' })).toBeVisible();
});

test('a post with a mention, marks and a photo is made by keyboard alone', async ({
  page,
  otherPage,
}) => {
  const friend = await arrive(otherPage, newMember({ name: 'Putu Wirawan' }));
  await arrive(page);
  await page.getByRole('button', { name: 'Start a post' }).focus();
  await page.keyboard.press('Enter');
  await expect(area(page)).toBeFocused();
  await page.keyboard.type(`Thanks to @${friend.username.slice(0, -1)}`);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: friend.username })).toBeVisible();
  while (
    (await page
      .getByRole('option', { selected: true })
      .getByText(`@${friend.username}`, { exact: true })
      .count()) === 0
  ) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.type('for the ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('loom');
  await page.keyboard.press('Control+b');
  await expect(area(page)).toHaveValue(`Thanks to @${friend.username} for the **loom**`);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');

  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add photos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(photo('loom.png'));
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('loom.png');
  await area(page).focus();
  await page.keyboard.press('Control+Enter');
  const own = page.getByRole('article').filter({ hasText: 'for the loom' });
  await expect(own.locator('strong')).toHaveText('loom');
  await expect(own.getByText(`@${friend.username}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start a post' })).toBeFocused();
});

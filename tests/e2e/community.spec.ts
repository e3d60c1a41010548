import { disguisedProgram, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { arrive, newMember, post } from './members.ts';

test.use({
  // The browser itself reports the refused upload and the calls that met no server.
  expected: /status of 415|net::ERR_/,
});

test('a post and a message of one member are seen and answered by another', async ({
  page,
  otherPage,
}) => {
  const author = await arrive(page, newMember({ name: 'Dewi Anggraini' }));
  await post(page, `Songket for the wedding season from ${author.username}`);

  await arrive(otherPage, newMember({ name: 'Bonar Siregar' }));
  const seen = otherPage.getByRole('article', { name: 'Dewi Anggraini' }).first();
  await expect(seen.getByText(author.username)).toBeVisible();
  await seen.getByRole('button', { name: 'Like' }).click();
  await seen.getByRole('button', { name: 'Comments' }).click();
  await seen.getByRole('textbox', { name: 'Write a comment' }).fill('Do you ship to Medan?');
  await seen.getByRole('textbox', { name: 'Write a comment' }).press('Enter');
  await expect(seen.getByText('Do you ship to Medan?')).toBeVisible();

  await page.getByRole('button', { name: 'Refresh' }).click();
  const own = page.getByRole('article', { name: 'Dewi Anggraini' }).first();
  await expect(own.getByRole('button', { name: 'Like' })).toContainText('1');
  await own.getByRole('button', { name: 'Comments' }).click();
  await expect(own.getByText('Do you ship to Medan?')).toBeVisible();
});

test('a refused file is named, and the text and the file stay', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Start a post' }).click();
  const text = page.getByRole('textbox', { name: 'Text of the post' });
  await text.fill('A list that is none');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files' }).click();
  await (await chooser).setFiles(disguisedProgram('holiday.pdf', 'application/pdf'));
  await page.getByRole('button', { name: 'Share Post' }).click();
  await expect(page.getByText('Failed to create post. Please try again.')).toBeVisible();
  await expect(text).toHaveValue('A list that is none');
  await page.getByRole('button', { name: 'Remove holiday.pdf' }).click();
  await page.getByRole('button', { name: 'Share Post' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'A list that is none' })).toBeVisible();
});

// FEED-216
test('a photo that cannot be read is named at once, and the others stay', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Start a post' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos' }).click();
  await (await chooser).setFiles([disguisedProgram('holiday.png'), photo('tenun.png')]);
  await expect(page.getByText('holiday.png cannot be read on this device')).toBeVisible();
  const files = page.getByRole('list', { name: 'Chosen files' });
  await expect(files.getByRole('listitem')).toHaveText(/tenun\.png/);
});

test('a post sent without a network is stored, and shared once when it is back', async ({
  page,
  context,
}) => {
  const member = await arrive(page);
  await page.getByRole('button', { name: 'Start a post' }).click();
  const text = `Written at sea by ${member.username}`;
  await page.getByRole('textbox', { name: 'Text of the post' }).fill(text);
  const share = page.getByRole('button', { name: 'Share Post' });
  await expect(share).toBeVisible();
  await context.setOffline(true);
  await share.click();
  await expect(page.getByText('Failed to create post. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await share.click();
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
});

test('a photo whose request failed is fetched again by itself', async ({ page }) => {
  let isLost = false;
  const letThrough = await intercept(page, '**/api/files/thumbnail/**', (route) => {
    isLost = true;
    letThrough();
    return route.abort();
  });
  await arrive(page);
  await page.getByRole('button', { name: 'Start a post' }).click();
  await page.getByRole('textbox', { name: 'Text of the post' }).fill('The new loom');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos' }).click();
  await (await chooser).setFiles(photo('loom.png'));
  await page.getByRole('button', { name: 'Share Post' }).click();
  const loom = page.getByRole('article').filter({ hasText: 'The new loom' });
  const shown = loom.getByRole('link', { name: /^Open photo by / }).locator('img');
  await expect.poll(() => isLost).toBe(true);
  await expect(shown).toHaveJSProperty('naturalWidth', 48);
});

test('a killed server that restarts has stored all it acknowledged', async ({ page, server }) => {
  const member = await arrive(page);
  const text = `Still here after the crash, ${member.username}`;
  await post(page, text);
  const own = page.getByRole('article').filter({ hasText: text });
  // Optimistic updates are shown at once: only the server's answer counts.
  const acknowledged = page.waitForResponse((one) => one.url().endsWith('/like') && one.ok());
  await own.getByRole('button', { name: 'Like' }).click();
  await acknowledged;
  await server.crash();
  await page.reload();
  await expect(own.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
});

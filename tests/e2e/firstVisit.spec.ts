import { pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { register, signIn, signOut } from './members.ts';

test.use({
  // The browser itself reports the refused sign-in.
  expected: /status of 401/,
});

// SHELL-003, SHELL-023, SHELL-024, SHELL-030, SHELL-067
test('a merchant joins, posts, comments, changes the language and finds it all again', async ({
  page,
}) => {
  const member = await register(page);
  await signOut(page);
  await signIn(page, { email: member.email, password: 'not-my-password' });
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(member.email);
  await signIn(page, member);
  await expect(page).toHaveURL(/\/feed$/);

  await page.getByRole('button', { name: 'Start a post' }).click();
  await page
    .getByRole('textbox', { name: 'Text of the post' })
    .fill('Fresh **nutmeg** from Banda #pala');
  await chooseFiles(page, 'Add photos', [photo('pala.png')]);
  await chooseFiles(page, 'Add files', [pdf('price-list.pdf')]);
  await page.getByRole('button', { name: 'Share Post' }).click();

  const post = page.getByRole('article', { name: member.name }).first();
  await expect(post.getByText('nutmeg')).toBeVisible();
  await expect(post.getByText(member.company)).toBeVisible();
  await expect(post.getByText('price-list.pdf')).toBeVisible();
  await expectPictureShown(post.getByRole('link', { name: /^Open photo by / }).locator('img'));

  await post.getByRole('button', { name: 'Like' }).click();
  await expect(post.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  await post.getByRole('button', { name: 'Comments' }).click();
  await post.getByRole('textbox', { name: 'Write a comment' }).fill('How much for ten kilos?');
  await post.getByRole('textbox', { name: 'Write a comment' }).press('Enter');
  await expect(post.getByText('How much for ten kilos?')).toBeVisible();
  await post.getByRole('button', { name: 'Reply' }).click();
  await post
    .getByRole('textbox', { name: 'Write a reply' })
    .fill('Rp 1.200.000, shipping included');
  await post.getByRole('textbox', { name: 'Write a reply' }).press('Enter');
  await expect(post.getByRole('textbox', { name: 'Write a reply' })).toHaveCount(0);

  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('id');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.getByRole('navigation', { name: 'Utama' })).toBeVisible();

  await page.reload();
  const again = page.getByRole('article', { name: member.name }).first();
  await expect(again.getByText('nutmeg')).toBeVisible();
  await expectPictureShown(again.getByRole('link', { name: /^Buka foto / }).locator('img'));
  await expect(again.getByRole('button', { name: 'Suka' })).toHaveAttribute('aria-pressed', 'true');
  await again.getByRole('button', { name: 'Komentar' }).click();
  await expect(again.getByText('How much for ten kilos?')).toBeVisible();
  await expect(again.getByText('Rp 1.200.000, shipping included')).toBeVisible();
});

test('a document is downloaded under its own name', async ({ page }) => {
  await register(page);
  await page.getByRole('button', { name: 'Start a post' }).click();
  await page.getByRole('textbox', { name: 'Text of the post' }).fill('Our catalogue');
  await chooseFiles(page, 'Add files', [pdf('katalog rempah.pdf')]);
  await page.getByRole('button', { name: 'Share Post' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download katalog rempah.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('katalog rempah.pdf');
});

async function chooseFiles(
  page: import('@playwright/test').Page,
  button: string,
  files: ReturnType<typeof photo>[],
) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

async function expectPictureShown(picture: import('@playwright/test').Locator) {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

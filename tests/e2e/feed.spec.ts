import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { arrive, changeLanguage, signIn, signOut } from './members.ts';

// The browser itself reports the unknown post.
test.use({ expected: /status of 404/ });

/** Shares posts as the signed-in member, by calls. */
async function share(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(async (contents) => {
    const { access_token } = JSON.parse(localStorage.getItem('saudagar.session.v1') ?? '{}');
    const ids: string[] = [];
    for (const content of contents) {
      const answer = await fetch('/api/posts', {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ content, post_type: 'text' }),
      });
      ids.push(((await answer.json()) as { id: string }).id);
    }
    return ids;
  }, texts);
}

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} number ${index + 1}`);

const posts = (page: Page) => page.getByRole('feed').getByRole('article');

/** The post at the upper edge of the viewport and its position, once scrolling has ended. */
const sight = (page: Page) =>
  page.evaluate(async () => {
    let still = 0;
    let seen: { post?: string | null | undefined; top?: number | undefined } = {};
    while (still < 5) {
      await new Promise(requestAnimationFrame);
      const all = [...document.querySelectorAll('[role="feed"] article')];
      const first = all.find((one) => one.getBoundingClientRect().bottom > 80);
      const post = first?.getAttribute('aria-posinset');
      const top = first?.getBoundingClientRect().top;
      still = post === seen.post && top === seen.top ? still + 1 : 0;
      seen = { post, top };
    }
    return seen;
  });

// FEED-064, FEED-069
test('the feed scrolls endlessly, with few posts in the page', async ({ page }) => {
  await arrive(page);
  await share(page, numbered(130, 'Endless'));
  await page.reload();
  await expect(page.getByText('Showing 20 posts')).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const shown = await page.getByText(/^Showing \d+ posts$/).textContent();
    expect(Number(shown?.match(/\d+/)?.[0])).toBeGreaterThanOrEqual(120);
  }).toPass();
  await expect(async () => expect(await posts(page).count()).toBeLessThan(20)).toPass();

  await posts(page).last().focus();
  const before = Number(await page.locator('article:focus').getAttribute('aria-posinset'));
  for (let step = 1; step <= 5; step += 1) {
    await page.keyboard.press('PageUp');
    await expect(page.locator('article:focus')).toHaveAttribute(
      'aria-posinset',
      String(before - step),
    );
  }
  await page.keyboard.press('Control+Home');
  await expect(page.getByRole('button', { name: 'Feed Configuration' })).toBeFocused();
});

test('a text with a hashtag that is filled in at once stays', async ({ page }) => {
  await arrive(page);
  const text = page.getByRole('textbox', { name: 'Text of the post' });
  // The second time the whole composer is loaded.
  for (const written of ['Songket baru', 'Songket #merah']) {
    await page.getByRole('button', { name: 'Start a post' }).click();
    await text.fill(written);
    await expect(text).toHaveValue(written);
    await page.getByRole('button', { name: 'Share Post' }).click();
    await expect(posts(page).filter({ hasText: written })).toBeVisible();
  }
});

test('an expanded long text stays expanded while it is out of sight', async ({ page }) => {
  const { username } = await arrive(page);
  const tag = `arsip${username.replaceAll('.', '')}`;
  await share(page, [`${'Tercatat. '.repeat(200)} #${tag}`, ...numbered(105, `#${tag}`)]);
  await page.goto(`/feed?hashtag=${tag}`);
  const long = posts(page).filter({ hasText: 'Tercatat.' });
  const toEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(long).toBeVisible({ timeout: 500 });
  };
  await expect(toEnd).toPass();
  await long.getByRole('button', { name: 'Show more' }).click();
  // The focused element stays in the page.
  await page.getByRole('feed').press('Control+Home');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(long).toHaveCount(0);
  await expect(toEnd).toPass();
  await expect(long.getByRole('button', { name: 'Show less' })).toBeVisible();
});

test('a filter without matches offers a button that shows all posts again', async ({ page }) => {
  await arrive(page);
  await share(page, ['Nothing but words']);
  await page.goto('/feed?hashtag=belum.ada');
  await page.getByRole('button', { name: 'Show all posts' }).press('Enter');
  await expect(page).toHaveURL(/\/feed$/);
  await expect(page.getByText('Nothing but words').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Feed Configuration' })).toBeFocused();
});

test('back from a post the feed is at its former position', async ({ page }) => {
  await arrive(page);
  await share(page, numbered(60, 'Kept'));
  await page.reload();
  const target = posts(page).filter({ hasText: 'Kept number 45' });
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    await expect(target).toBeVisible({ timeout: 100 });
  }).toPass();
  // Pressing the link may scroll as well.
  await target.getByRole('link', { name: / at / }).hover();
  const before = await sight(page);

  await target.getByRole('link', { name: / at / }).click();
  await expect(page).toHaveURL(/\/posts\//);
  await expect(page.getByRole('article')).toContainText('Kept number 45');
  await page.getByRole('link', { name: 'Back to the feed' }).click();
  await expect(page).toHaveURL(/\/feed$/);
  await expect(target).toBeVisible();
  expect(await sight(page)).toEqual(before);
  await expect(page.locator('article:focus')).toContainText('Kept number 45');

  await target.getByRole('link', { name: / at / }).click();
  await expect(page.getByRole('article')).toContainText('Kept number 45');
  await page.goBack();
  await expect(target).toBeVisible();
  await expect(async () => expect(await sight(page)).toEqual(before)).toPass();
});

// SHELL-063
test('a shared link leads a signed-out visitor to sign-in, then to the post', async ({ page }) => {
  const member = await arrive(page);
  const [id] = await share(page, ['Shared by link']);
  await signOut(page);
  await page.goto(`/posts/${id}`);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, member);
  await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
  await expect(page.getByRole('article')).toContainText('Shared by link');
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
  await expect(page).toHaveTitle(`${member.name}: Shared by link · Saudagar Hub`);
  await changeLanguage(page);
  await expect(page).toHaveTitle(`${member.name}: Shared by link · Saudagar Hub`);

  await page.goto('/posts/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Postingan ini tidak ditemukan' })).toBeVisible();
});

// SHELL-108, SHELL-123
test('the configuration of the feed survives a reload and signing out', async ({
  page,
  otherPage,
}) => {
  const member = await arrive(page);
  const author = await arrive(otherPage);
  await share(otherPage, [`Hush from ${author.username}`, `Word from ${author.username}`]);
  await page.reload();
  await expect(page.getByText(`Hush from ${author.username}`)).toBeVisible();

  await page.getByRole('button', { name: 'Feed Configuration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feed Configuration' });
  await dialog.getByText(/^Compact/).click();
  await dialog.getByRole('textbox', { name: 'Hidden words' }).fill('Hush');
  await dialog.getByRole('textbox', { name: 'Hidden words' }).press('Enter');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`Hush from ${author.username}`)).toHaveCount(0);

  await signOut(page);
  await signIn(page, member);
  await expect(page).toHaveURL(/\/feed$/);
  await page.reload();
  await expect(page.getByText(`Word from ${author.username}`)).toBeVisible();
  await expect(page.getByText(`Hush from ${author.username}`)).toHaveCount(0);

  const word = posts(page).filter({ hasText: `Word from ${author.username}` });
  await word.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: /^Hide posts by/ }).click();
  await expect(word).toHaveCount(0);
  await page.getByRole('button', { name: 'Feed Configuration' }).click();
  await dialog.getByRole('button', { name: /^Show again the posts of / }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(word).toBeVisible();
});

test('a hashtag filters the feed, and back removes the filter', async ({ page }) => {
  await arrive(page);
  await share(page, ['Songket in #merah', 'Songket in #biru']);
  await page.reload();
  await page.getByRole('button', { name: '#merah' }).first().click();
  await expect(page).toHaveURL(/\?hashtag=merah$/);
  await expect(page.getByText('Posts with #merah')).toBeVisible();
  await expect(page.getByText('Songket in #biru')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Songket in #biru').first()).toBeVisible();
});

test('new posts of others wait behind a button and move nothing', async ({ page, otherPage }) => {
  await arrive(page);
  await share(page, numbered(30, 'Quiet'));
  // Installed before the page reads the time, so that no timer uses another clock.
  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: 'Feed Configuration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feed Configuration' });
  await dialog.getByText(/^Auto refresh/).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await posts(page).nth(8).scrollIntoViewIfNeeded();
  const before = await sight(page);

  const author = await arrive(otherPage);
  await share(otherPage, [`Fresh from ${author.username}`]);
  await page.clock.fastForward(31_000);
  const button = page.getByRole('button', { name: /^New posts \(\d+\)$/ });
  await expect(button).toBeVisible();
  expect(await sight(page)).toEqual(before);
  await button.click();
  await expect(posts(page).first()).toContainText(`Fresh from ${author.username}`);
  await expect(posts(page).first()).toBeFocused();
});

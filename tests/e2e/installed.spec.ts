import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { join, roomOf } from './talkers.ts';

test.use({
  serviceWorkers: 'allow',
  expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|preload/,
});

/** Waits until the service worker keeps the page with its files. */
async function kept(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Start a post' })).toBeVisible();
  const isKept = () => page.evaluate(async () => (await caches.match('/index.html')) !== undefined);
  await expect.poll(isKept).toBe(true);
}

// SHELL-195
test('a kept page opens at every path without a network, with its files', async ({
  server,
  visit,
}) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const page = await visit(siti.browser());
  await page.goto('/feed');
  await kept(page);
  await page.context().setOffline(true);
  await page.goto('/posts/unknown?from=link');
  await expect(page.getByText('You are offline').first()).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/feed');
  await expect(page.getByRole('button', { name: 'Start a post' })).toBeVisible();
});

// SHELL-195
test('a newer version is offered, and begun with what was written', async ({ server, visit }) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const page = await visit(siti.browser());
  await page.goto('/feed');
  await kept(page);
  const newest = await page.evaluate(async () => {
    // The kept page becomes one of an older build, whose files the server no longer has.
    const pages = await caches.open('saudagar.page.v2');
    const files = await caches.open('saudagar.files.v2');
    const page = (await pages.match('/index.html')) as Response;
    const text = await page.text();
    const [, boot = ''] = /<script src="([^"]+)"/.exec(text) ?? [];
    const older = '/assets/boot-older000.js';
    await files.put(older, (await files.match(boot)) ?? (await fetch(boot)));
    await pages.put('/index.html', new Response(text.replaceAll(boot, older), page));
    return boot;
  });
  const builds = () =>
    page.evaluate(() => [...document.scripts].map((script) => script.getAttribute('src')));

  await page.goto('/feed');
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  expect(await builds(), 'a return visit waits for no network').toContain(
    '/assets/boot-older000.js',
  );
  await page.getByRole('button', { name: 'Start a post' }).click();
  await page.getByRole('textbox', { name: 'Text of the post' }).fill('Cengkih from Alor');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.getByRole('button', { name: 'Draft Cengkih from Alor' })).toBeVisible();
  await expect.poll(builds).toContain(newest);
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
});

/** Posts a form as the system does for a share from another app. */
const share = (page: Page, texts: Record<string, string>, file: string) =>
  page.evaluate(
    ([texts, name]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(texts))
        form.append(Object.assign(document.createElement('input'), { name, value }));
      const files = new DataTransfer();
      files.items.add(new File(['Kemiri 52.000'], name, { type: 'text/plain' }));
      const chosen = Object.assign(document.createElement('input'), {
        type: 'file',
        name: 'files',
      });
      chosen.files = files.files;
      form.append(chosen);
      document.body.append(form);
      form.submit();
    },
    [texts, file] as const,
  );

const inFeed = (page: Page) => page.getByRole('button', { name: 'A post in the feed' });

// SHELL-206
test('what another app shares is sent in a conversation', async ({ server, visit }) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const budi = await join(server.address, 'Budi Santoso');
  const room = await roomOf(siti, budi);
  await budi.say(room, 'Stok masih ada?');
  const page = await visit(siti.browser());
  await page.goto('/feed');
  await kept(page);
  await page.reload();
  await share(page, { title: 'Prices' }, 'prices.txt');
  await expect(inFeed(page)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Budi Santoso/ }).click();
  await expect(page).toHaveURL(new RegExp(`/messages/${room}$`));
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Prices');
  await page.getByRole('button', { name: 'Send message' }).click();
  const sent = page.getByRole('article').filter({ hasText: 'prices.txt' });
  await expect(sent.getByText('Sent')).toBeVisible();
});

// SHELL-196
test('what another app shares opens the composer, after its draft', async ({ server, visit }) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const page = await visit(siti.browser());
  await page.goto('/feed');
  await kept(page);
  // Only a page that was opened since has the worker.
  await page.reload();
  await page.getByRole('button', { name: 'Start a post' }).click();
  const text = page.getByRole('textbox', { name: 'Text of the post' });
  await text.fill('Kemiri from Flores');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForTimeout(1000);
  await share(page, { title: 'Prices', url: 'https://kabar.example/1' }, 'prices.txt');
  await inFeed(page).click();
  await expect(text).toHaveValue(/Prices\nhttps:\/\/kabar\.example\/1$/);
  await expect(page.getByText('prices.txt')).toBeVisible();
  await expect(page).toHaveURL(`${server.address}/feed`);
  await expect(text).toHaveValue(/^Kemiri from Flores\n\n/);
});

test('a visitor signs in first, and what was shared waits', async ({ server, visit }) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const page = await visit(siti.browser());
  await page.goto('/feed');
  await kept(page);
  await page.evaluate(() => localStorage.removeItem('saudagar.session.v1'));
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await share(page, { text: 'Kemiri naik' }, 'prices.txt');
  await page.getByRole('textbox', { name: 'Email' }).fill(siti.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(siti.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  // Closed, the question leaves it in the composer.
  await expect(inFeed(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Text of the post' })).toHaveValue('Kemiri naik');
  await expect(page.getByText('prices.txt')).toBeVisible();
});

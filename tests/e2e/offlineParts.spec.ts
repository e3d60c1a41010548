import type { Page } from '@playwright/test';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { announce } from './communityEvents.ts';
import { largePhoto } from './files.ts';
import { expect, test } from './fixtures.ts';
import { join, type Talker } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer();
});
test.afterAll(() => server.stop());

test.use({
  serviceWorkers: 'allow',
  expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|when fetching the script|preload|status of 401/,
});

/** Uploads a photo; returns its id. */
async function upload(member: Talker, name: string): Promise<string> {
  const { buffer, mimeType } = largePhoto(name, 64, 48);
  const body = new FormData();
  body.append('category', 'posts');
  body.append('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const headers = { authorization: `Bearer ${member.token}` };
  const reply = await fetch(`${server.address}/api/files/upload`, {
    ...{ method: 'POST', headers, body },
  });
  return ((await reply.json()) as { file: { id: string } }).file.id;
}

/** Opens a page, and waits until it is kept with its images, some seconds after it is at rest. */
async function see(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main').getByText(text).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(8000);
}

const isDrawn = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page
        .locator(selector)
        .evaluateAll((images) =>
          images.some((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        ),
    )
    .toBe(true);

// SHELL-204, SHELL-205, EVT-379
test('without a network a seen page has its pictures, and what opens on it', async ({ visit }) => {
  const budi = await join(server.address, 'Budi Santoso');
  const siti = await join(server.address, 'Siti Rahmawati');
  const attachments = [await upload(budi, 'jati.png')];
  const post = { content: 'Harga kayu jati turun', post_type: 'text', attachments };
  await budi.ask('POST', '/api/posts', post);
  const room = await budi.ask<{ id: string }>('POST', `/api/messages/direct/${siti.id}`);
  await budi.say(room.id, 'Stok masih ada?');
  const event = await announce(budi, 'Temu Pedagang');
  await siti.ask('POST', `/api/events/${event}/register`, {});

  const page = await visit(siti.browser());
  const missing: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('did not load')) missing.push(message.text());
  });
  await see(page, '/events', 'Temu Pedagang');
  await see(page, `/messages/${room.id}`, 'Stok masih ada?');
  await see(page, '/feed', 'Harga kayu jati turun');
  await isDrawn(page, '.sg-image-grid img');

  await page.context().setOffline(true);
  // The browser's own cache would hide that something is not kept.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.goto('/feed');
  await isDrawn(page, '.sg-image-grid img');
  const article = page.getByRole('feed').getByRole('article').first();
  await article.getByRole('link', { name: /^Open photo/ }).click();
  await isDrawn(page, '[role="dialog"] img');
  await page.keyboard.press('Escape');
  await article
    .getByRole('button', { name: /comment/i })
    .first()
    .click();
  await expect(article.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
  await article.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share Post' })).toBeVisible();
  await page.keyboard.press('Escape');
  await article.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible();

  await page.goto('/events');
  await page.getByRole('button', { name: 'Show entry code' }).click();
  await expect(page.getByRole('img', { name: /Temu Pedagang/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/messages/${room.id}`);
  await page.getByRole('button', { name: 'Quick templates' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^More about the message/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(missing).toEqual([]);
});

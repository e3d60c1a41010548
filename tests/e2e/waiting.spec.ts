import type { Page } from '@playwright/test';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { announce } from './communityEvents.ts';
import { expect, test } from './fixtures.ts';
import { join } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer();
});
test.afterAll(() => server.stop());

// The network is away for a while, also for the worker that keeps the page.
test.use({
  serviceWorkers: 'allow',
  expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|when fetching the script|preload/,
});

interface SeenPost {
  user_liked: boolean;
  likes_count: number;
}

/** Waits until the service worker has the page, and a file of it. */
const kept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length);
        return names.length > 1 && (await Promise.all(counts)).every((count) => count > 0);
      }),
    )
    .toBe(true);

// SHELL-197, SHELL-198, SHELL-201, SHELL-202, FEED-223, FEED-225, EVT-373
test('what a member does without a network arrives once, in order', async ({ visit }) => {
  const budi = await join(server.address, 'Budi Santoso');
  const siti = await join(server.address, 'Siti Rahmawati');
  const post = await siti.ask<{ id: string }>('POST', '/api/posts', {
    content: 'Harga kayu jati turun',
    post_type: 'text',
  });
  // Siti's only notification.
  await budi.ask('POST', `/api/posts/${post.id}/like`, { liked: true });
  const event = await announce(budi, 'Temu Pedagang');
  const unread = () => siti.ask<{ unread: number }>('GET', '/api/notifications/unread');
  await expect.poll(async () => (await unread()).unread).toBe(1);

  const page = await visit(siti.browser('id'));
  const shown: readonly [path: string, text: string][] = [
    ['/notifications', 'Budi Santoso'],
    [`/events/${event}`, 'Temu Pedagang'],
    ['/feed', 'Harga kayu jati turun'],
  ];
  for (const [path, text] of shown) {
    await page.goto(path);
    await expect(page.locator('main').getByText(text).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await kept(page);
  }
  const like = page.getByRole('button', { name: 'Suka', exact: true });
  await expect(like).toHaveAccessibleDescription('1 suka');
  await page.context().setOffline(true);

  await like.click();
  await page.getByRole('button', { name: 'Komentar', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'Tulis komentar' });
  for (const text of ['Masih ada stok?', 'Bisa kirim ke Solo?']) {
    await box.fill(text);
    await page.getByRole('button', { name: 'Kirim komentar' }).click();
    await expect(box).toHaveValue('');
  }
  await expect(page.getByText('Menunggu dikirim')).toHaveCount(2);
  await expect(page.getByText('3 menunggu koneksi internet')).toBeVisible();

  await page.goto(`/events/${event}`);
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByText('Pendaftaran Anda dikirim begitu koneksi kembali.')).toBeVisible();
  await page.goto('/notifications');
  const unreadItem = page.locator('main').getByRole('listitem').filter({ hasText: 'Belum dibaca' });
  await unreadItem.getByRole('link').last().click();
  await expect(page).toHaveURL(/posts/);

  // Loaded again without a network: all of it is still there.
  await page.goto('/notifications');
  await expect(page.getByText('4 menunggu koneksi internet')).toBeVisible();
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
  await expect(unreadItem).toHaveCount(0);
  await page.goto(`/events/${event}`);
  await expect(page.getByText('Pendaftaran Anda dikirim begitu koneksi kembali.')).toBeVisible();
  await page.goto('/feed');
  await expect(like).toHaveAccessibleDescription('2 suka');
  await page.getByRole('button', { name: 'Komentar', exact: true }).click();
  await expect(page.getByText('Menunggu dikirim')).toHaveCount(2);

  await page.context().setOffline(false);
  await expect(page.getByText('menunggu koneksi internet')).toHaveCount(0);
  await expect(page.getByText('Menunggu dikirim')).toHaveCount(0);
  await expect(page.getByText('Bisa kirim ke Solo?')).toHaveCount(1);

  const { user_liked, likes_count } = await siti.ask<SeenPost>('GET', `/api/posts/${post.id}`);
  expect([user_liked, likes_count]).toEqual([true, 2]);
  const comments = await siti.ask<{ content: string }[]>('GET', `/api/posts/${post.id}/comments`);
  expect(comments.map(({ content }) => content)).toEqual([
    'Masih ada stok?',
    'Bisa kirim ke Solo?',
  ]);
  const { my_registration } = await siti.ask<{ my_registration: { status: string } | null }>(
    'GET',
    `/api/events/${event}`,
  );
  expect(my_registration?.status).toBe('registered');
  expect((await unread()).unread).toBe(0);
});

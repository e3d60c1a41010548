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

// The network is away for a while, also for the worker that keeps the page; a token is refused.
test.use({
  serviceWorkers: 'allow',
  expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|when fetching the script|preload|status of 401/,
});

const HOUR = 3_600_000;
const settled = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

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

// SHELL-193
test('a member reads what they saw last without a network, in Indonesian', async ({ visit }) => {
  const budi = await join(server.address, 'Budi Santoso');
  const siti = await join(server.address, 'Siti Rahmawati');
  await budi.ask('POST', '/api/posts', { content: 'Harga kayu jati turun', post_type: 'text' });
  const room = await budi.ask<{ id: string }>('POST', `/api/messages/direct/${siti.id}`);
  await budi.say(room.id, 'Stok masih ada?');
  const event = await announce(budi, 'Temu Pedagang', {
    start_date: new Date(Date.now() + 24 * HOUR).toISOString(),
    end_date: new Date(Date.now() + 26 * HOUR).toISOString(),
  });
  await siti.ask('POST', `/api/events/${event}/register`, {});

  const page = await visit(siti.browser('id'));
  const shown: readonly [path: string, text: string][] = [
    ['/messages', 'Stok masih ada?'],
    [`/events/${event}`, 'Temu Pedagang'],
    ['/profile', 'Siti Rahmawati'],
    ['/feed', 'Harga kayu jati turun'],
  ];
  for (const [path, text] of shown) {
    await page.goto(path);
    await expect(page.locator('main').getByText(text).first()).toBeVisible();
    await settled(page);
    await kept(page);
  }

  await page.context().setOffline(true);
  for (const [path, text] of shown) {
    await page.goto(path);
    await expect(page.locator('main').getByText(text).first()).toBeVisible();
    await expect(page.getByText('Anda sedang offline').first()).toBeVisible();
  }
  await expect(page.getByText('Terakhir diperbarui:')).toBeVisible();

  // The network returns: what is read stays in place, and what is new waits.
  await budi.ask('POST', '/api/posts', { content: 'Gudang baru di Jepara', post_type: 'text' });
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Postingan baru (1)' })).toBeVisible();
  await expect(page.getByText('Anda sedang offline')).toHaveCount(0);
  await expect(page.getByText('Terakhir diperbarui:')).toHaveCount(0);

  // Signed out elsewhere: what is kept goes with the session.
  await siti.ask('POST', '/api/auth/logout-all', {});
  await page.goto('/feed');
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await page.goto('/feed');
  await expect(page.getByText('Harga kayu jati turun')).toHaveCount(0);
});

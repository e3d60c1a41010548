import type { Page } from '@playwright/test';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { expect, test } from './fixtures.ts';
import { LIBRARIAN } from './library.ts';
import { storedDrafts } from './storedDrafts.ts';
import { enter, join } from './talkers.ts';

/** Resolves once the page receives events. */
const firstFrame = async (page: Page) =>
  (await page.waitForEvent('websocket')).waitForEvent('framereceived');

const DEACTIVATED = 'This account has been deactivated. Contact an administrator.';

test.use({
  // The browser itself reports refusals of the deactivated member.
  expected: /status of 40[13]/,
});

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer({ admin: LIBRARIAN });
});
test.afterAll(() => server.stop());

// SHELL-093, SHELL-095
test('a page shows at once a role that an admin gives or removes', async ({ visit }) => {
  const admin = await enter(server.address, LIBRARIAN);
  const member = await join(server.address, 'Wulan Sari');
  const page = await visit(member.browser());
  const connected = firstFrame(page);
  await page.goto('/feed');
  await connected;
  await page.getByRole('link', { name: 'Network' }).click();
  const link = page.getByRole('link', { name: 'Admin Center' });
  await expect(page.getByRole('tab', { name: /My Connections/ })).toBeVisible();
  await expect(link).toHaveCount(0);

  const give = (role: 'admin' | 'user') =>
    admin.ask('PUT', `/api/admin/users/${member.id}/role`, { role });
  await give('admin');
  await link.click();
  await expect(page.getByRole('heading', { name: 'Admin Center', level: 1 })).toBeVisible();

  await give('user');
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Admin Center', level: 1 })).toHaveCount(0);
});

test('a deactivated member reads the reason on each device at once, and after a reload', async ({
  visit,
}) => {
  const admin = await enter(server.address, LIBRARIAN);
  const member = await join(server.address, 'Dewi Lestari');
  const [phone, laptop] = [await visit(member.browser()), await visit(member.browser())];
  const opened: [Page, string][] = [
    [phone, '/feed'],
    [laptop, '/groups'],
  ];
  for (const [page, path] of opened) {
    const connected = firstFrame(page);
    await page.goto(path);
    await connected;
  }
  await phone.getByRole('button', { name: 'Start a post' }).click();
  await phone.getByRole('textbox', { name: 'Text of the post' }).fill('Begun before');
  await expect.poll(() => storedDrafts(phone)).toContain('Begun before');

  const activate = (is_active: boolean) =>
    admin.ask('PUT', `/api/admin/users/${member.id}/status`, { is_active });
  await activate(false);
  for (const page of [phone, laptop]) await expect(page.getByText(DEACTIVATED)).toBeVisible();
  await laptop.reload();
  await expect(laptop.getByText(DEACTIVATED)).toBeVisible();

  await activate(true);
  await phone.getByLabel('Email').fill(member.email);
  await phone.getByLabel('Password', { exact: true }).fill(member.password);
  await phone.getByRole('button', { name: 'Sign In' }).click();
  await expect(phone.getByRole('textbox', { name: 'Text of the post' })).toHaveValue(
    'Begun before',
  );
});

test('a page applies at once a block made on another device', async ({ visit }) => {
  const member = await join(server.address, 'Siti Rahmawati');
  const other = await join(server.address, 'Budi Santoso');
  const page = await visit(member.browser());
  const connected = firstFrame(page);
  await page.goto('/network?tab=find');
  await connected;
  await page.getByRole('searchbox', { name: 'Find people' }).fill('budi');
  const connect = page.getByRole('button', { name: 'Connect with Budi Santoso' });
  await expect(connect).toBeVisible();

  await member.ask('PUT', `/api/peace/blocked/${other.id}`);
  await expect(connect).toHaveCount(0);
  await member.ask('DELETE', `/api/peace/blocked/${other.id}`);
  await expect(connect).toBeVisible();
});

import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { storedDrafts } from './storedDrafts.ts';
import { join } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer();
});
test.afterAll(() => server.stop());

// SHELL-014, SHELL-102
test('a member fills in profile and photo, and another comes by a mention and connects', async ({
  visit,
}) => {
  const [siti, budi] = [
    await join(server.address, 'Siti Rahmawati'),
    await join(server.address, 'Budi Santoso'),
  ];
  await siti.ask('POST', '/api/posts', { content: 'Kain baru datang.', post_type: 'text' });
  const hers = await visit(siti.browser());
  await hers.goto('/feed');
  await hers.getByRole('button', { name: 'User menu' }).click();
  await hers.getByRole('link', { name: 'Profile Settings' }).click();
  await hers.getByRole('button', { name: 'Edit Profile' }).click();
  const form = hers.getByRole('dialog', { name: 'Edit Profile' });
  await form.getByLabel('Business name').fill('Batik Kencana');
  await form.getByLabel('Website').fill('batikkencana.example');
  await form.getByLabel('Specialty 1').fill('Batik tulis');
  // What is typed outlives a reload.
  await expect.poll(() => storedDrafts(hers)).toContain('Batik tulis');
  await hers.reload();
  await hers.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(form.getByLabel('Business name')).toHaveValue('Batik Kencana');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(hers.getByText('Profile updated successfully!')).toBeVisible();
  await expect(hers.getByRole('heading', { name: 'Batik Kencana' })).toBeVisible();

  await hers.getByRole('button', { name: 'Change profile photo' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Profile photo' });
  await dialog.getByRole('button', { name: 'Choose a photo' }).waitFor();
  await hers.locator('input[type="file"]').first().setInputFiles(photo('toko.png'));
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(hers.getByText('Profile photo updated successfully!')).toBeVisible();
  // The dialog can be left half a second after the upload.
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(hers.locator('.sg-profile-avatar-button img')).toHaveAttribute(
    'data-loaded',
    'true',
  );
  // What was read before shows it too.
  await hers.getByRole('link', { name: 'Feed', exact: true }).first().click();
  const own = hers.getByRole('article').filter({ hasText: 'Kain baru datang.' });
  await expect(own.locator('img[data-loaded]').first()).toBeVisible();

  const { username } = await siti.ask<{ username: string }>('GET', '/api/auth/me');
  await budi.ask('POST', '/api/posts', {
    content: `Kain dari @${username} sudah sampai.`,
    post_type: 'text',
  });
  const his = await visit(budi.browser());
  await his.goto('/feed');
  await his.getByRole('link', { name: `@${username}` }).click();
  await expect(his.getByRole('heading', { level: 1, name: 'Siti Rahmawati' })).toBeVisible();
  await expect(his.getByRole('link', { name: 'batikkencana.example' })).toBeVisible();
  await his.getByRole('button', { name: 'Connect with Siti Rahmawati' }).click();
  await expect(his.getByText('Request Pending')).toBeVisible();

  await hers.goto(`/profile/${budi.id}`);
  await hers.getByRole('button', { name: 'Accept the request of Budi Santoso' }).click();
  await expect(his.getByText('Connected', { exact: true })).toBeVisible();
  // A profile counts connections, on both screens.
  for (const page of [his, hers])
    await expect(page.locator('.sg-stat').filter({ hasText: 'Followers' })).toContainText('1');
  await expect(hers.getByRole('article').filter({ hasText: 'sudah sampai' })).toBeVisible();
});

import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { signIn } from '../journeys/account.ts';
import { resetPassword } from '../journeys/adminUsers.ts';
import { perform } from '../journeys/journey.ts';
import { type By, userOn } from '../journeys/pageUser.ts';
import { expect, test } from './fixtures.ts';
import { LIBRARIAN } from './library.ts';
import { join } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer({ admin: LIBRARIAN });
});
test.afterAll(() => server.stop());

const NAMES = { pointer: 'Wulan Sari', keyboard: 'Wulan Lestari' } satisfies Record<By, string>;

// SHELL-021
for (const by of ['pointer', 'keyboard'] satisfies By[])
  test(`an admin finds a user and resets the password by ${by}`, async ({ visit }) => {
    const member = await join(server.address, NAMES[by]);
    await join(server.address, 'Budi Santoso');
    const page = await visit({ baseURL: server.address });
    const user = userOn(page, 'en', by);
    await page.goto('/login');
    await perform(user, signIn(LIBRARIAN));
    await page.goto('/admin/users');

    await perform(user, resetPassword({ search: member.email, name: member.name }));
    await expect(page).toHaveURL(/\/admin\/users\?user_search=/);
    const dialog = page.getByRole('dialog', { name: 'Password Reset Successful' });
    const password = await dialog.getByLabel('Temporary password').textContent();
    await expect(dialog).toContainText('expires after 24 hours');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    // The search is restored after a reload.
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue(member.email);
    await expect(page.getByText('Showing 1 to 1 of 1 users')).toBeVisible();

    const theirs = await visit({ baseURL: server.address });
    await theirs.goto('/login');
    const own = userOn(theirs, 'en');
    await own.write(own.field('account:field.email'), member.email);
    await theirs.getByLabel('Password', { exact: true }).fill(password ?? '');
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByLabel('New password', { exact: true })).toBeVisible();

    await page.goto('/admin/log');
    await expect(page.getByText('Reset a password').last()).toBeVisible();
    await expect(page.getByRole('link', { name: member.name }).first()).toBeVisible();
  });

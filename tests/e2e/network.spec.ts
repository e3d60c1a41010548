import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { expect, test } from './fixtures.ts';
import { join } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer();
});
test.afterAll(() => server.stop());

// SHELL-005, SHELL-007, SHELL-009, NET-104
test('two members find each other, connect and part, each seeing it at once', async ({ visit }) => {
  const [siti, budi] = [
    await join(server.address, 'Siti Rahmawati'),
    await join(server.address, 'Budi Santoso'),
  ];
  const hers = await visit(siti.browser());
  const his = await visit(budi.browser());
  await his.goto('/network?tab=pending');
  await expect(his.getByText('Nobody is waiting for your answer.')).toBeVisible();

  await hers.goto('/feed');
  await hers.getByRole('link', { name: 'Network' }).click();
  await hers.getByRole('tab', { name: 'Find People' }).click();
  await hers.getByRole('searchbox', { name: 'Find people' }).fill('budi');
  await hers.getByRole('button', { name: 'Connect with Budi Santoso' }).click();
  await expect(hers.getByText('Connection request sent!')).toBeVisible();

  await his.getByRole('button', { name: 'Accept the request of Siti Rahmawati' }).click();
  await expect(his.getByText('Connection request accepted!')).toBeVisible();
  await expect(hers.getByText('Connected', { exact: true })).toBeVisible();
  await expect(hers.getByRole('tab', { name: /My Connections\s*1/ })).toBeVisible();

  await his.getByRole('tab', { name: /My Connections/ }).click();
  // NET-008
  await his.getByRole('button', { name: 'Message Siti Rahmawati' }).click();
  const message = his.getByRole('dialog', { name: 'Message Siti Rahmawati' });
  await message.getByRole('button', { name: 'Cancel' }).click();
  await expect(message).toHaveCount(0);
  await his.getByRole('button', { name: 'More about Siti Rahmawati' }).click();
  await his.getByRole('menuitem', { name: 'Remove connection' }).click();
  await his.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(his.getByRole('heading', { name: 'No connections yet' })).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Connect with Budi Santoso' })).toBeVisible();

  // SHELL-055, SHELL-062, NET-009
  await his.goto('/my-network');
  await expect(his).toHaveURL(/\/network\?tab=suggestions$/);
  await expect(his.getByRole('tab', { name: 'Suggestions' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

// SHELL-008
test('an invitation opens the registration prefilled and connects the two', async ({ visit }) => {
  const inviter = await join(server.address, 'Ratna Canting');
  const page = await visit(inviter.browser());
  await page.goto('/network?tab=invitations');
  await page.getByRole('button', { name: 'Invite People' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Invite People' });
  await dialog.getByLabel('Email').fill('joko@pasar.example');
  await dialog.getByLabel('Name').fill('Joko Prasetyo');
  const made = page.waitForResponse(
    (one) => one.url().endsWith('/api/invitations') && one.request().method() === 'POST',
  );
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const { code } = (await (await made).json()) as { code: string };
  await expect(
    page.getByRole('button', { name: 'Copy link for joko@pasar.example' }),
  ).toBeVisible();

  const invited = await visit({ baseURL: server.address });
  await invited.goto(`/register?invitation=${code}`);
  await expect(invited.getByText(/Ratna Canting invites you/)).toBeVisible();
  await expect(invited.getByLabel('Full name')).toHaveValue('Joko Prasetyo');
  await expect(invited.getByLabel('Email')).toHaveValue('joko@pasar.example');
  await invited.getByLabel('Username').fill('joko.lurik');
  await invited.getByLabel('Password', { exact: true }).fill('lurik-tenun-2026');
  await invited.getByRole('button', { name: 'Create account' }).click();
  await expect(invited.getByText('You are now connected with Ratna Canting!')).toBeVisible();
  await expect(invited).toHaveURL(/\/network$/);
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
});

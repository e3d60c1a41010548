import { perform } from '../journeys/journey.ts';
import { userOn } from '../journeys/pageUser.ts';
import { changePassword, deleteAccount } from '../journeys/settings.ts';
import { expect, test } from './fixtures.ts';
import { register, signIn } from './members.ts';

test.use({ expected: /status of (401|403)|ERR_FAILED/ });

// SHELL-103, ACCT-138
test('a changed password signs other devices out, and a device can be signed out', async ({
  page,
  otherPage,
}) => {
  const member = await register(page);
  const signInThere = async (password: string) => {
    await otherPage.goto('/login');
    await signIn(otherPage, { ...member, password });
    await expect(otherPage.getByRole('button', { name: 'Start a post' })).toBeVisible();
  };
  await signInThere(member.password);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  // ACCT-139
  const settings = page.getByRole('main');
  await expect(settings.getByRole('combobox', { name: 'Language' })).toBeVisible();
  for (const name of ['Light', 'Dark', 'As the device'])
    await expect(settings.getByRole('radio', { name })).toBeAttached();
  await expect(settings.getByRole('list', { name: 'What you are told about' })).toBeVisible();
  for (const name of ['Change password', 'Sign out everywhere', 'Delete my account'])
    await expect(settings.getByRole('button', { name })).toBeVisible();
  await perform(userOn(page, 'en'), changePassword(member.password, 'sawah-hijau-12'));
  await expect(otherPage).toHaveURL(/\/login$/);

  await signInThere('sawah-hijau-12');
  await page.reload();
  const devices = page.getByRole('list', { name: 'Your signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Sign out/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('The device is signed out')).toBeVisible();
  await expect(otherPage).toHaveURL(/\/login$/);
});

test('own data is saved as an archive, and a deleted account is not found', async ({ page }) => {
  const member = await register(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: /Save the archive/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
  await perform(userOn(page, 'en'), deleteAccount(member.password));
  await signIn(page, member);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
});

test('a colour scheme chosen in the settings applies before the page is shown', async ({
  page,
}) => {
  await register(page);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Without the app's code only the boot script can have set it.
  await page.route(/\/assets\/(?!boot).*\.js/, (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

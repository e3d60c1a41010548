import { expect, test } from './fixtures.ts';
import { register } from './members.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('Back closes the drawer of a phone, and a link in it leaves one page behind', async ({
  page,
}) => {
  const member = await register(page);
  await expect(page.getByText(member.name).first()).toBeVisible();
  await expect(page.getByText('User Access').first()).toBeVisible();
  const start = page.url();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const open = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(drawer).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  expect(page.url()).toBe(start);

  await open();
  await drawer.getByRole('link', { name: /Messages/ }).click();
  await expect(page).toHaveURL(/\/messages$/);
  await page.goBack();
  await expect(page).toHaveURL(start);
});

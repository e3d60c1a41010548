import { expect, test } from './fixtures.ts';
import { newMember, register } from './members.ts';

test.use({ viewport: { width: 1440, height: 900 } });

// SHELL-006, FEED-211
test('members with the same industry are suggested beside the feed, and connect', async ({
  page,
  otherPage,
}) => {
  await register(otherPage, newMember({ name: 'Bonar Siregar', trade: 'tags:spices' }));
  await register(page, newMember({ name: 'Dewi Anggraini', trade: 'tags:spices' }));

  const panel = page.getByRole('region', { name: 'People You May Know' });
  await expect(panel.getByText('You both trade in spices').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Connect with Bonar Siregar' }).click();
  await expect(page.getByText('Connection request sent to Bonar Siregar!')).toBeVisible();
  await expect(panel.getByText('Request Pending')).toBeFocused();

  await page.reload();
  await expect(page.getByText('No posts yet').or(page.getByRole('feed'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect with Bonar Siregar' })).toHaveCount(0);
});

// FEED-211
test('a narrow screen asks for no suggestions', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await register(page, newMember({ trade: 'tags:spices' }));
  await expect(page.getByText('No posts yet').or(page.getByRole('feed'))).toBeVisible();
  expect(asked).not.toContain('/api/connections/smart-suggestions');
});

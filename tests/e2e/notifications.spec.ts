import { expect, test } from './fixtures.ts';
import { arrive, newMember, post } from './members.ts';

test('a like and a comment notify at once, lead to the post, and are read', async ({
  page,
  otherPage,
}) => {
  await arrive(page, newMember({ name: 'Dewi Anggraini' }));
  await arrive(otherPage, newMember({ name: 'Bonar Siregar' }));
  const text = `Tenun ikat Sumba ${process.pid}`;
  await post(page, text);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();

  // A reload shows what is new at once; a visit shows first what was seen last.
  await otherPage.reload();
  const seen = otherPage.getByRole('article').filter({ hasText: text });
  await seen.getByRole('button', { name: /^Like/ }).click();
  await expect(
    page.getByRole('link', { name: 'Notifications 1 unread notification' }),
  ).toBeVisible();
  await seen.getByRole('button', { name: 'Comments' }).click();
  await seen.getByRole('textbox', { name: 'Write a comment' }).fill('Do you ship to Medan?');
  await seen.getByRole('textbox', { name: 'Write a comment' }).press('Enter');
  await page.getByRole('link', { name: 'Notifications 2 unread notifications' }).click();

  await expect(page).toHaveTitle(/Notifications/);
  const list = page.getByRole('list', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveText([
    /Unread Bonar Siregar commented on your post/,
    /Unread Bonar Siregar liked your post/,
  ]);
  await list.getByRole('link', { name: /commented on your post/ }).click();
  await expect(page).toHaveURL(/\/posts\//);
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();

  await page.goBack();
  await expect(list.getByText('Unread', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list.getByText('Unread', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
});

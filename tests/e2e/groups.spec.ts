import type { Locator, Page } from '@playwright/test';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tabTo.ts';
import { join, type Talker } from './talkers.ts';

let server: RunningServer;
let budi: Talker;

test.beforeAll(async () => {
  server = await startRunningServer();
  budi = await join(server.address, 'Budi Santoso');
});
test.afterAll(() => server.stop());

/** A group that Budi runs, created by a call. */
async function gather(name: string, parts: object = {}): Promise<string> {
  const body = { name, description: 'Tempat bertukar kabar dan harga.', ...parts };
  return (await budi.ask<{ id: string }>('POST', '/api/groups', body)).id;
}

// SHELL-004
test('a member finds a group, joins it, posts a photo and answers', async ({ visit }) => {
  const name = 'Pengrajin Tenun Troso';
  await gather('Kopi Gayo', { location: 'Takengon' });
  await gather(name, { industry_tags: ['textile'], location: 'Jepara' });
  const page = await visit((await join(server.address, 'Siti Rahmawati')).browser());
  await page.goto('/feed');
  await page.getByRole('link', { name: 'Groups' }).click();
  await expect(page.getByRole('heading', { name: 'You are in no group yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Discover groups' }).click();
  await page.getByRole('searchbox', { name: 'Search groups' }).fill('jepara');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/tab=discover&search=jepara$/);
  await page.reload();
  await page.getByRole('button', { name: `Join ${name}` }).click();
  await expect(page.getByText(`You are now in “${name}”`)).toBeVisible();
  await page.getByRole('tab', { name: 'My Groups' }).click();
  await expect(page.getByRole('article').getByText('2 members')).toBeVisible();
  await page.getByRole('button', { name: `Open feed of ${name}` }).click();
  const feed = page.getByRole('dialog', { name });
  await feed.getByRole('button', { name: 'Write to the group' }).click();
  await feed.getByRole('textbox', { name: 'Text of the post' }).fill('Motif baru dari Troso');
  const chooser = page.waitForEvent('filechooser');
  await feed.getByRole('button', { name: 'Add files' }).click();
  await (await chooser).setFiles(photo('troso.png'));
  await feed.getByRole('button', { name: 'Post', exact: true }).click();
  const post = feed.getByRole('article').filter({ hasText: 'Motif baru dari Troso' });
  await expect(post.getByRole('link', { name: /^Open photo by / })).toBeVisible();
  await post.getByRole('button', { name: 'Comments' }).click();
  await post.getByRole('textbox', { name: 'Write a comment' }).fill('Tersedia 20 lembar');
  await page.keyboard.press('Enter');
  await expect(post.getByText('Tersedia 20 lembar')).toBeVisible();
  await page.reload();
  await expect(feed.getByText('1 post', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 post this week')).toBeVisible();
});

test('a group is found, joined, posted in and a post edited by keyboard alone', async ({
  visit,
}) => {
  const name = 'Perajin Rotan Trangsan';
  await gather(name, { location: 'Sukoharjo' });
  const page = await visit((await join(server.address, 'Dewi Lestari')).browser());
  // Early: a key may come before the browser intercepts choosers.
  const choosing = page.waitForEvent('filechooser');
  const press = async (wanted: Locator) => {
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  };
  await page.goto('/groups');
  await press(page.getByRole('button', { name: 'Discover groups' }));
  await tabTo(page, page.getByRole('searchbox', { name: 'Search groups' }));
  await page.keyboard.type('sukoharjo');
  await expect(page.getByRole('article')).toHaveCount(1);
  await press(page.getByRole('button', { name: `Join ${name}` }));
  await expect(page.getByText(`You are now in “${name}”`)).toBeVisible();
  await page.goto('/groups');
  await press(page.getByRole('button', { name: `Open feed of ${name}` }));

  const feed = page.getByRole('dialog', { name });
  await press(feed.getByRole('button', { name: 'Write to the group' }));
  await expect(feed.getByRole('textbox', { name: 'Text of the post' })).toBeFocused();
  await page.keyboard.type('Rotan poles siap kirim');
  await press(feed.getByRole('button', { name: 'Add files' }));
  await (await choosing).setFiles(photo('rotan.png'));
  await press(feed.getByRole('button', { name: 'Post', exact: true }));
  const post = feed.getByRole('article').filter({ hasText: 'Rotan poles' });
  await expect(post.getByRole('link', { name: /^Open photo by / })).toBeVisible();
  await press(post.getByRole('button', { name: 'Comments' }));
  await tabTo(page, post.getByRole('textbox', { name: 'Write a comment' }));
  await page.keyboard.type('Tersisa 30 ikat');
  await page.keyboard.press('Enter');
  await expect(post.getByText('Tersisa 30 ikat')).toBeVisible();
  await tabTo(page, post.getByRole('button', { name: 'More actions' }).first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('menuitem', { name: 'Edit' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(feed.getByRole('textbox', { name: 'Edit post' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Rotan poles habis');
  await press(feed.getByRole('button', { name: 'Save' }));
  await expect(feed.getByText('Rotan poles habis')).toBeVisible();
});

/** Accepts the offer of a group from its notification, by keyboard alone. */
async function acceptOffer(page: Page, group: string | undefined): Promise<void> {
  await page.goto('/notifications');
  await tabTo(page, page.getByRole('link', { name: /offers you to run the group/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/groups/${group}`);
  await tabTo(page, page.getByRole('button', { name: 'Accept the offer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You now run “Anyaman Rajapolah”')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('You run this group');
}

test('a group is made, run, handed over and left by keyboard alone', async ({ visit }) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const page = await visit(siti.browser());
  const press = async (name: string | RegExp, key = 'Enter') => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press(key);
  };
  await page.goto('/groups');
  await expect(page.getByRole('heading', { name: 'You are in no group yet' })).toBeVisible();
  await press('Create Group');
  const form = page.getByRole('dialog', { name: 'Create Group' });
  await tabTo(page, form.getByRole('textbox', { name: 'Group name' }));
  await page.keyboard.type('Anyaman Rajapolah');
  await tabTo(page, form.getByRole('textbox', { name: 'Description' }));
  await page.keyboard.type('Pandan, mendong, dan bambu.');
  await tabTo(page, form.getByRole('radio', { name: /^Public/ }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, form.getByRole('button', { name: 'Create Group' }));
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  const [made] = await siti.ask<{ id: string }[]>('GET', '/api/groups/my-groups');
  await budi.ask('POST', `/api/groups/${made?.id}/join`);

  await page.goto(`/groups/${made?.id}`);
  await expect(page.getByRole('tab', { name: /Requests\s*1/ })).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'Posts' }));
  for (const _ of ['About', 'Members', 'Requests']) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await press('Accept Budi Santoso');
  await expect(page.getByText('2 members')).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'Requests' }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await press('Actions for Budi Santoso');
  await tabTo(page, page.getByRole('menuitem', { name: 'Hand over' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Offer group' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Offered the group', { exact: true })).toBeVisible();
  await acceptOffer(await visit(budi.browser()), made?.id);
  await page.reload();
  await expect(page.getByText('Run by Budi Santoso')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'More actions' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('menuitem', { name: 'Leave group' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You left “Anyaman Rajapolah”')).toBeVisible();
  const rest = await siti.ask<unknown[]>('GET', '/api/groups/my-groups');
  expect(rest).toHaveLength(0);
});

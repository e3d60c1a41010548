import type { Page } from '@playwright/test';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { expect, test } from './fixtures.ts';
import { join } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer();
});
test.afterAll(() => server.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, menu: string, action: string) {
  await button(page, menu).first().click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function write(page: Page, text: string) {
  await button(page, 'Write to the group').click();
  await page.getByRole('textbox', { name: 'Text of the post' }).fill(text);
  await button(page, 'Post').click();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
}

/** Opens the newest notification with a text. */
async function openNotification(page: Page, text: RegExp) {
  await page.goto('/notifications');
  await page.getByRole('link', { name: text }).first().click();
}

// GRP-162, GRP-165, GRP-170, GRP-174, GRP-184, GRP-189, GRP-190
test('an admin, a moderator, a member and an outsider live a week in a group', async ({
  visit,
}) => {
  const name = 'Anyaman Rajapolah';
  const [siti, budi, dewi, tono] = [
    await join(server.address, 'Siti Rahmawati'),
    await join(server.address, 'Budi Santoso'),
    await join(server.address, 'Dewi Lestari'),
    await join(server.address, 'Tono Wijaya'),
  ];
  const body = { name, description: 'Pandan, mendong, dan bambu.', group_type: 'private' };
  const { id } = await siti.ask<{ id: string }>('POST', '/api/groups', body);
  const path = `/groups/${id}`;
  const admin = await visit(siti.browser());
  const moderator = await visit(budi.browser());
  const member = await visit(dewi.browser());
  const outsider = await visit(tono.browser());

  await test.step('on Monday two ask, and are let in', async () => {
    for (const page of [moderator, member]) {
      await page.goto(path);
      await button(page, `Ask to join ${name}`).click();
      await expect(page.getByText('Request sent').first()).toBeVisible();
    }
    await openNotification(admin, /Dewi Lestari/);
    for (const asked of ['Budi Santoso', 'Dewi Lestari']) {
      await button(admin, `Accept ${asked}`).click();
      await expect(admin.getByText(`${asked} is now in the group`)).toBeVisible();
    }
    await expect(button(member, 'Write to the group')).toBeVisible();
  });

  await test.step('on Tuesday one accepts to be a moderator', async () => {
    await admin.getByRole('tab', { name: 'Members' }).click();
    await choose(admin, 'Actions for Budi Santoso', 'Offer to be moderator');
    await admin.getByRole('alertdialog').getByRole('button', { name: /Offer/ }).click();
    await expect(admin.getByText('Offered to be moderator', { exact: true })).toBeVisible();
    await openNotification(moderator, /offers you to be a moderator/);
    await button(moderator, 'Accept the offer').click();
    await expect(moderator.getByText(`You are now a moderator of “${name}”`)).toBeVisible();
  });

  await test.step('on Wednesday a post is removed, and its author out', async () => {
    await write(member, 'Obral sepatu bekas, tanpa anyaman');
    await moderator.goto(path);
    const post = moderator.getByRole('article').filter({ hasText: 'Obral sepatu bekas' });
    await post.getByRole('button', { name: /^More/ }).click();
    await moderator.getByRole('menuitem', { name: 'Remove from group' }).click();
    const removal = moderator.getByRole('dialog', { name: /Remove this post/ });
    await removal.getByText('Spam', { exact: true }).click();
    await removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(moderator.getByText('The post was removed from the group')).toBeVisible();

    // Her page stays open.
    await member.goto(path);
    await expect(button(member, 'Write to the group')).toBeVisible();
    await moderator.getByRole('tab', { name: 'Members' }).click();
    await choose(moderator, 'Actions for Dewi Lestari', 'Remove from group');
    await moderator.getByText('Also ban them from the group').click();
    await button(moderator, 'Remove and ban').click();
    await expect(member.getByText('You were banned from this group').first()).toBeVisible();
    await expect(member.getByText('For members only').first()).toBeVisible();
  });

  await test.step('on Thursday the ban is lifted, and the group becomes public', async () => {
    await admin.goto(path);
    await write(admin, 'Harga mendong naik minggu ini');
    await moderator.getByRole('tab', { name: 'Requests' }).click();
    await button(moderator, 'Lift ban of Dewi Lestari').click();
    await expect(moderator.getByText('Dewi Lestari may join the group again')).toBeVisible();

    await button(admin, 'Edit Group').click();
    const form = admin.getByRole('dialog', { name: 'Edit Group' });
    await form.getByRole('radio', { name: /^Public/ }).press('Space');
    await form.getByRole('button', { name: 'Save' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Make public' }).click();
    await expect(admin.getByText('Group updated successfully!')).toBeVisible();
    await write(admin, 'Selamat datang, tetangga');
    await outsider.goto(path);
    await expect(outsider.getByText('Selamat datang, tetangga')).toBeVisible();
    await expect(outsider.getByText(/^Posts from before .* are for members$/)).toBeVisible();
    await expect(outsider.getByText('Harga mendong naik')).toHaveCount(0);
    await button(outsider, `Join ${name}`).first().click();
    await expect(outsider.getByText('Harga mendong naik')).toBeVisible();
    await openNotification(admin, /Tono Wijaya.*joined/);
    await expect(admin.getByRole('tab', { name: 'Members', selected: true })).toBeVisible();
  });

  await test.step('on Friday another runs the group, and closes it', async () => {
    await choose(admin, 'Actions for Budi Santoso', 'Hand over');
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Offer group' }).click();
    await openNotification(moderator, /offers you to run/);
    await button(moderator, 'Accept the offer').click();
    await expect(moderator.getByText(`You now run “${name}”`)).toBeVisible();
    // The page of the former admin notices.
    await expect(admin.getByText('Run by Budi Santoso')).toBeVisible();
    await choose(moderator, 'More actions', 'Close group');
    await moderator.getByRole('alertdialog').getByRole('button', { name: 'Close group' }).click();
    await expect(outsider.getByText(/^This group was closed on/)).toBeVisible();
  });
});

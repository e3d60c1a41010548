import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { appealDecision, decideAppeal, decideFlag } from '../journeys/admin.ts';
import { perform } from '../journeys/journey.ts';
import { userOn } from '../journeys/pageUser.ts';
import { expect, test } from './fixtures.ts';
import { LIBRARIAN } from './library.ts';
import { flagPost } from './moderation.ts';
import { enter, join, socketOf } from './talkers.ts';

const MODERATOR = {
  email: 'made.wirawan@example.com',
  name: 'Made Wirawan',
  password: 'gamelan-bali-21',
};
const FLAGGED = 'Pinjaman cair lima menit, tanpa jaminan!';
const HARMLESS = 'Selamat pagi, semoga laris hari ini.';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer({ admin: LIBRARIAN, moderator: MODERATOR });
});
test.afterAll(() => server.stop());

// ADM-043, ADM-071, ADM-097
test('two moderators share a queue, and the author reads what was decided', async ({ visit }) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const budi = await join(server.address, 'Budi Santoso');
  const open = async (account: typeof LIBRARIAN, language: 'en' | 'id') => {
    const page = await visit((await enter(server.address, account)).browser(language));
    const socket = socketOf(page);
    await page.goto('/admin/flags');
    await socket;
    return page;
  };
  const theirs = await open(MODERATOR, 'id');
  const admins = await open(LIBRARIAN, 'en');
  await expect(admins.getByRole('heading', { name: 'All Clear!' })).toBeVisible();
  const author = await visit(siti.browser('id'));
  await author.goto('/feed');

  // A flag reaches both queues.
  const { id } = await siti.ask<{ id: string }>('POST', '/api/posts', {
    content: FLAGGED,
    post_type: 'text',
  });
  await flagPost(budi, id, 'Iklan pinjaman.');
  const card = admins.getByRole('article').filter({ hasText: 'Iklan pinjaman.' });
  await expect(card).toBeVisible();
  await expect(admins.getByRole('tab', { name: /^Flagged Content/ })).toContainText('1');

  // A claim locks the case for the other, but an admin may take it over.
  const theirCard = theirs.getByRole('article').filter({ hasText: 'Iklan pinjaman.' });
  await theirCard.getByRole('button', { name: 'Tangani', exact: true }).click();
  await expect(card.getByText('Made Wirawan is looking at this')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Take over claim' })).toBeVisible();

  // The case shows the text as it was reported.
  await siti.ask('PUT', `/api/posts/${id}`, { content: HARMLESS });
  await card.getByRole('button', { name: 'Details' }).click();
  const details = admins.getByRole('dialog', { name: 'Flagged content' });
  await expect(details.getByText('Edited after the report')).toBeVisible();
  await expect(details.getByText(FLAGGED)).toBeVisible();
  await expect(details.getByText(HARMLESS)).toBeVisible();

  // The decision shows in the admin's open case, and reaches author and reporter.
  const decision = decideFlag('Iklan pinjaman.', 'remove_content', 'Iklan pinjaman dilarang.');
  await perform(userOn(theirs, 'id'), decision);
  await expect(details.getByText('Iklan pinjaman dilarang.').first()).toBeVisible();
  await expect(details.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await admins.keyboard.press('Escape');
  await expect(admins.getByRole('heading', { name: 'All Clear!' })).toBeVisible();

  await author.goto('/notifications');
  await expect(author.getByText('Iklan pinjaman dilarang.').first()).toBeVisible();
  const reporter = await visit(budi.browser('en'));
  await reporter.goto('/notifications');
  await expect(reporter.getByText(/Thank you for your report/).first()).toBeVisible();

  // The author appeals; the moderator cannot decide on it, the admin overturns the removal.
  await author
    .getByRole('link', { name: /menghapus/ })
    .first()
    .click();
  await expect(author.getByRole('heading', { name: 'Konten Anda dihapus' })).toBeVisible();
  await perform(userOn(author, 'id'), appealDecision('Saya sudah mengganti isinya.'));
  await theirs.goto('/admin/flags?flagStatus=appeals');
  const appeal = theirs.getByRole('article').filter({ hasText: 'Saya sudah mengganti isinya.' });
  await expect(appeal).toBeVisible();
  await expect(appeal.getByRole('button', { name: 'Batalkan keputusan' })).toHaveCount(0);
  await admins.goto('/admin/flags?flagStatus=appeals');
  await perform(
    userOn(admins, 'en'),
    decideAppeal('Saya sudah mengganti isinya.', 'overturned', 'Isinya sudah pantas.'),
  );
  await author.reload();
  await expect(author.getByText('Isinya sudah pantas.')).toBeVisible();
  await author.goto(`/posts/${id}`);
  await expect(author.getByText(HARMLESS).first()).toBeVisible();

  await admins.goto('/admin/log');
  await expect(admins.getByRole('link', { name: 'Made Wirawan' }).first()).toBeVisible();
  await expect(admins.getByText('Iklan pinjaman dilarang.').first()).toBeVisible();
});

import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { signIn } from '../journeys/account.ts';
import { answerWarning, decideFlag } from '../journeys/admin.ts';
import { perform } from '../journeys/journey.ts';
import { userOn } from '../journeys/pageUser.ts';
import { expect, test } from './fixtures.ts';
import { LIBRARIAN } from './library.ts';
import { flagPost } from './moderation.ts';
import { join } from './talkers.ts';

const FLAGS = 10;

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer({ admin: LIBRARIAN });
});
test.afterAll(() => server.stop());

// SHELL-018, ADM-005
test('an admin decides ten flags by keyboard, and a warned member answers', async ({ visit }) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const budi = await join(server.address, 'Budi Santoso');
  for (let count = 1; count <= FLAGS; count += 1) {
    const { id } = await siti.ask<{ id: string }>('POST', '/api/posts', {
      content: `Kiriman nomor ${count} dari ${FLAGS}.`,
      post_type: 'text',
    });
    await flagPost(budi, id, `Laporan ke-${count}.`);
  }
  const page = await visit({ baseURL: server.address });
  await page.goto('/login');
  await perform(userOn(page, 'en'), signIn(LIBRARIAN));
  await page.goto('/admin/flags');
  await expect(page.getByRole('tab', { name: /^Flagged Content/ })).toContainText(`${FLAGS}`);

  const user = userOn(page, 'en', 'keyboard');
  for (let count = 1; count <= FLAGS; count += 1) {
    const decision = count === 1 ? 'warn_user' : 'dismiss';
    const words = `Laporan ke-${count}.`;
    await perform(user, decideFlag(words, decision, 'Sudah ditinjau.'));
    await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'All Clear!' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Flagged Content', exact: true })).toBeVisible();

  const theirs = await visit(siti.browser());
  await theirs.goto('/notifications');
  await theirs.getByRole('link', { name: /^A moderator has warned you/ }).click();
  await expect(theirs.getByText('Sudah ditinjau.')).toBeVisible();
  await perform(userOn(theirs, 'en'), answerWarning('Maaf, tidak saya ulangi.'));

  await page.goto('/notifications');
  await page.getByRole('link', { name: /answered your warning/ }).click();
  const details = page.getByRole('dialog', { name: 'Flagged content' });
  await expect(details.getByText('Maaf, tidak saya ulangi.')).toBeVisible();
});

// SHELL-095, SHELL-135, ADM-001
test('an ordinary member reads that the Admin Center is not theirs', async ({ visit }) => {
  const dewi = await join(server.address, 'Dewi Anggraini');
  const page = await visit(dewi.browser());
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied');
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Center' })).toHaveCount(0);
});

import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { signIn } from '../journeys/account.ts';
import { decide, publishResource } from '../journeys/adminLibrary.ts';
import { perform } from '../journeys/journey.ts';
import { type By, userOn } from '../journeys/pageUser.ts';
import { expect, test } from './fixtures.ts';
import { LIBRARIAN } from './library.ts';
import { storedDrafts } from './storedDrafts.ts';
import { join } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer({
    admin: LIBRARIAN,
    env: { APPROVE_NEW_MEMBERS_DAYS: '7' },
  });
});
test.afterAll(() => server.stop());

// SHELL-019, SHELL-020, ADM-006, ADM-007
for (const by of ['pointer', 'keyboard'] satisfies By[])
  test(`an admin publishes a resource and approves a group by ${by}`, async ({ visit }) => {
    const [title, name] = [`Kelas ekspor (${by})`, `Perajin rotan (${by})`];
    const maker = await join(server.address, 'Wulan Sari');
    await maker.ask('POST', '/api/groups', {
      name,
      description: 'Perajin rotan yang saling membagi pesanan besar.',
    });
    const page = await visit({ baseURL: server.address });
    const user = userOn(page, 'en', by);
    await page.goto('/login');
    await perform(user, signIn(LIBRARIAN));

    // The members' library in another tab gets the event.
    const library = await page.context().newPage();
    await library.goto('/resources');
    await expect(library.getByRole('tab', { name: 'All' })).toBeVisible();
    await page.goto('/admin/resources');
    await perform(user, publishResource(title));
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    await expect(library.getByRole('article', { name: title })).toBeVisible();

    await page.goto('/admin/content');
    await perform(user, decide('approve', name));
    await expect(page.getByRole('article', { name })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'All Caught Up!' })).toBeVisible();

    const reader = await visit((await join(server.address, 'Budi Santoso')).browser());
    await reader.goto('/groups?tab=discover');
    await expect(reader.getByRole('article', { name })).toBeVisible();
  });

test('a draft of the resource form is restored after a reload, with its file', async ({
  visit,
}) => {
  const page = await visit({ baseURL: server.address });
  const user = userOn(page, 'en');
  await page.goto('/login');
  await perform(user, signIn(LIBRARIAN));
  await page.goto('/admin/resources');
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Modul kemasan');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'modul.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF'),
  });
  await expect(page.getByRole('button', { name: 'Download modul.pdf' })).toBeVisible();
  // The draft is stored a moment after the last change, with the id of its file.
  await expect.poll(() => storedDrafts(page)).toMatch(/"attachments":\["[^"]+"\]/);
  await page.reload();
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Modul kemasan');
  await expect(page.getByRole('button', { name: 'Download modul.pdf' })).toBeVisible();
});

import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { perform } from '../journeys/journey.ts';
import { userOn } from '../journeys/pageUser.ts';
import { likeResource, saveInNewList } from '../journeys/resources.ts';
import { expect, test } from './fixtures.ts';
import { LIBRARIAN, publish } from './library.ts';
import { join } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer({ admin: LIBRARIAN });
});
test.afterAll(() => server.stop());

// SHELL-016, SHELL-065, RES-001, RES-002, RES-049
test('a member finds a resource, likes it and saves it in a new list', async ({ visit }) => {
  const article = 'Menghitung ongkos kirim';
  await publish(server.address, { title: article });
  await publish(server.address, {
    title: 'Foto produk di rumah',
    resource_type: 'video',
    duration_minutes: 12,
    body: null,
    content_url: 'https://video.example/foto-produk',
  });
  const page = await visit((await join(server.address, 'Siti Rahmawati')).browser());
  await page.goto('/feed');
  await page.getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Resources']);

  await page.getByRole('searchbox', { name: 'Search resources' }).fill('ongkos');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\/resources\?search=ongkos$/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search resources' })).toHaveValue('ongkos');
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('link', { name: article }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([article]);
  await expect(page.getByText('Siapkan sampel dua kilogram.')).toBeVisible();
  const liked = page.waitForResponse((one) => one.url().endsWith('/like') && one.ok());
  const user = userOn(page, 'en');
  const whole = () => page.getByRole('main');
  await perform(user, likeResource(whole));
  await liked;
  await perform(user, saveInNewList(whole, 'Pengiriman'));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: `Saved: ${article}` })).toBeVisible();

  await page.goto('/resources?tab=saved');
  await expect(page.getByRole('combobox', { name: 'List' })).toContainText('Pengiriman (1)');
  const card = page.getByRole('article').filter({ hasText: article });
  await expect(card.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
});

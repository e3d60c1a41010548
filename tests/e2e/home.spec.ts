import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { expect, test } from './fixtures.ts';
import { join } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer();
});
test.afterAll(() => server.stop());

// SHELL-097
test('a member lands on home, reads the news and follows it', async ({ visit }) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const budi = await join(server.address, 'Budi Santoso');
  await budi.ask('POST', '/api/posts', { content: 'Kemiri Flores, siap kirim', post_type: 'text' });
  await budi.ask('POST', `/api/users/${siti.id}/connection-request`, {});

  const page = await visit(siti.browser());
  await page.goto('/nowhere');
  await expect(page).toHaveURL(/\/$/);
  const welcome = page.getByRole('region', { name: 'Welcome, Siti Rahmawati!' });
  await expect(page.getByRole('article').getByText('Kemiri Flores')).toBeVisible();
  await welcome.getByRole('link', { name: '1 connection request waits for you' }).click();
  await expect(page).toHaveURL(/\/network\?tab=pending$/);
  await page.getByRole('button', { name: 'Accept the request of Budi Santoso' }).click();
  await expect(page.getByText('Connection request accepted!')).toBeVisible();

  await page.getByRole('link', { name: 'Saudagar Hub' }).first().click();
  await expect(welcome.getByRole('link', { name: 'Latest posts' })).toBeVisible();
  await expect(welcome.getByText(/waits for you/)).toHaveCount(0);

  // SHELL-099
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
});

test('home requests its first list before its code is loaded', async ({ visit }) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  // Of an industry of her own: without one, who posted lately is suggested.
  await siti.ask('POST', '/api/profile', { industry_tags: ['spices'] });
  const page = await visit(siti.browser());
  // SHELL-151
  const suggested = page.waitForResponse((one) =>
    one.url().endsWith('/api/connections/smart-suggestions?limit=5'),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest posts' })).toBeVisible();
  expect(await (await suggested).json()).toEqual([]);
  await page.waitForLoadState('networkidle');
  // SHELL-160
  await expect(page.getByRole('region', { name: 'People You May Know' })).toHaveCount(0);

  await page.goto('about:blank');
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(['/api/posts', '/api/auth/me']);
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Latest posts' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === '/api/posts')).toHaveLength(1);
});

// SHELL-022, SHELL-084, SHELL-085, SHELL-098
test('the guide opens from the sidebar, is searched, and its sections have addresses', async ({
  visit,
}) => {
  const siti = await join(server.address, 'Siti Rahmawati');
  const page = await visit(siti.browser());
  await page.goto('/feed');
  await page.getByRole('button', { name: 'Sections of the guide' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Getting started' }).click();
  await expect(page).toHaveURL(/\/guide#getting-started$/);
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeFocused();

  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('WAITLIST');
  await expect(page.getByText('1 answer')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Register', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search the guide' })).toHaveValue('WAITLIST');
  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('bea cukai');
  await expect(page.getByRole('heading', { name: 'No answer found' })).toBeVisible();

  // After a reload the sections appear once the browser is idle.
  await menu.locator('a[href="/guide#network"]').click();
  await expect(page).toHaveURL(/\/guide#network$/);
  await expect(page.getByRole('heading', { name: 'Network', level: 2 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Network', level: 2 })).toBeInViewport();

  await page.goto('/guide#events');
  const events = page.getByRole('heading', { name: 'Events', level: 2 });
  await expect(events).toBeInViewport();
  const picture = page.getByRole('img', { name: /^The list of events/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(1200);
});

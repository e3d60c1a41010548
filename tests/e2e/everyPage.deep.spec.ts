import type { BrowserContextOptions, Page } from '@playwright/test';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { layoutFaults } from '../../scripts/layoutFaults.ts';
import { announce } from './communityEvents.ts';
import { postTender } from './communityTenders.ts';
import { expect, test } from './fixtures.ts';
import { type HostPage, hostPages } from './hostPages.ts';
import { walkByKeyboard } from './keyboardWalk.ts';
import { LIBRARIAN, publish } from './library.ts';
import { decideOn } from './moderation.ts';
import { fieldsWithoutEdge, movements } from './pageFaults.ts';
import { join, roomOf } from './talkers.ts';

/** Enough posts for a feed longer than the screen. */
const POSTS_BEFORE = 8;
const PHONE = { width: 360, height: 740 };

// Some twenty pages, one after another; the sweeps beside each other.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

let pages: HostPage[];
let signedIn: BrowserContextOptions;

let server: RunningServer;

test.afterAll(() => server.stop());

/** One member with content on every page, for all sweeps. */
test.beforeAll(async () => {
  // Posts of other tests in the feed would be swept as well.
  server = await startRunningServer({ admin: LIBRARIAN });
  const siti = await join(server.address, 'Siti Rahmawati');
  const budi = await join(server.address, 'Budi Santoso');
  for (let count = 1; count <= POSTS_BEFORE; count += 1) {
    const content = `Tampah bambu, kiriman ke-${count}.\n${'Ukuran dan harga menyusul. '.repeat(8)}`;
    await siti.ask('POST', '/api/posts', { content, post_type: 'text' });
  }
  const { id: post } = await siti.ask<{ id: string }>('POST', '/api/posts', {
    content: 'Lima puluh tampah bambu siap kirim, harga grosir #anyaman https://tampah.example',
    post_type: 'text',
  });
  const room = await roomOf(siti, budi);
  await budi.say(room, 'Masih ada? Saya ambil sepuluh: https://pesanan.example/tampah');
  // Marked read, so that no count appears on a page during the sweep.
  await siti.ask('GET', `/api/messages/${room}/history`);
  await siti.say(room, 'Masih, sepuluh.');
  const resource = await publish(server.address, { title: 'Menyusun katalog anyaman' });
  const { id: group } = await siti.ask<{ id: string }>('POST', '/api/groups', {
    name: 'Pengrajin Anyaman Tasikmalaya',
    description: 'Harga bambu, pesanan bersama, dan jadwal pameran.',
    industry_tags: ['home', 'sustainable'],
    location: 'Tasikmalaya',
  });
  await siti.ask('POST', `/api/groups/${group}/posts`, { content: 'Harga bambu naik lagi.' });
  const event = await announce(siti, 'Kelas menyusun katalog');
  const tender = await postTender(siti, 'Pengadaan tampah bambu');
  const decided = { author: siti, reporter: budi };
  const warning = await decideOn(post, 'warned', decided);
  const { id: spam } = await siti.ask<{ id: string }>('POST', '/api/posts', {
    content: 'Pinjaman cepat tanpa jaminan',
    post_type: 'text',
  });
  const removal = await decideOn(spam, 'content_removed', decided);
  pages = hostPages({
    '/admin/:tab': '/admin/flags',
    '/warnings/:id': `/warnings/${warning}`,
    '/moderation-decisions/:id': `/moderation-decisions/${removal}`,
    '/posts/:id': `/posts/${post}`,
    '/messages/:room': `/messages/${room}`,
    '/events/:id': `/events/${event}`,
    '/tenders/:id': `/tenders/${tender}`,
    '/tenders/:id/compare': `/tenders/${tender}/compare`,
    '/resources/:id': `/resources/${resource}`,
    '/groups/:id': `/groups/${group}`,
    '/profile/:member': `/profile/${budi.id}`,
  });
  signedIn = siti.browser();
});

/** Opens a page and waits until its requests are answered. */
async function goTo(page: Page, { address }: HostPage): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]').or(page.getByText(/^Loading/))).toHaveCount(0);
  // A part fetched after the page, such as comments, adds controls without being busy.
  await page.waitForLoadState('networkidle');
  // Long forms render their sections one after another.
  await page.evaluate(() => new Promise((go) => requestIdleCallback(go)));
  // The guide's entries in the sidebar come when the browser is idle.
  if (await page.getByRole('link', { name: 'Guide', exact: true }).first().isVisible()) {
    await expect(page.getByRole('button', { name: 'Sections of the guide' })).toBeVisible();
  }
  expect(new URL(page.url()).pathname, 'the page itself is shown, not another').toBe(address);
}

interface Sweep {
  visit: (options: BrowserContextOptions) => Promise<Page>;
  options?: BrowserContextOptions;
}

/** Checks every page of the host, signed in or not as it requires; returns the faults, by page. */
async function everyPage(
  { visit, options = {} }: Sweep,
  look: (page: Page) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const faultsByPage: Record<string, string[]> = {};
  for (const isEntrance of [true, false]) {
    const page = await visit({
      baseURL: server.address,
      reducedMotion: 'reduce',
      ...options,
      ...(!isEntrance && signedIn),
    });
    for (const one of pages.filter((each) => each.isEntrance === isEntrance)) {
      await goTo(page, one);
      const faults = await look(page);
      if (faults.length > 0) faultsByPage[one.path] = faults;
    }
  }
  return faultsByPage;
}

test('every page of the host is known', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/',
      '/guide',
      '/feed',
      '/posts/:id',
      '/messages',
      '/messages/:room',
      '/events',
      '/events/:id',
      '/tenders',
      '/tenders/:id',
      '/tenders/:id/compare',
      '/my-tenders',
      '/resources',
      '/resources/:id',
      '/groups',
      '/groups/:id',
      '/network',
      '/profile',
      '/profile/:member',
      '/admin',
      '/admin/:tab',
      '/moderation-decisions/:id',
      '/warnings/:id',
      '/login',
      '/register',
    ]),
  );
  expect(() => hostPages({})).toThrow(
    'No one has said where to visit /posts/:id: make something to see there',
  );
});

test('every page can be walked by keyboard both ways, and nothing moves on it', async ({
  visit,
}) => {
  const faults = await everyPage({ visit }, async (page) => [
    ...(await page.evaluate(movements)),
    ...(await walkByKeyboard(page)),
  ]);
  expect(faults).toEqual({});
});

test('every page works in forced colours by keyboard, and with text twice as large', async ({
  visit,
}) => {
  const options = { forcedColors: 'active', viewport: PHONE } as const;
  const faults = await everyPage({ visit, options }, async (page) => [
    ...(await walkByKeyboard(page, { isBothWays: false })),
    ...(await page.evaluate(fieldsWithoutEdge)),
    ...(await largeTextFaults(page)),
  ]);
  expect(faults).toEqual({});
});

/** The faults at 320 pixels, and with text twice as large there and on a wide screen. */
async function largeTextFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const measure = async (how: string, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))));
    faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${how}: ${fault}`));
  };
  await measure('320 px', 320);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await measure('320 px, 200 % text', 320);
  await measure('1280 px, 200 % text', 1280);
  await page.setViewportSize(PHONE);
  return faults;
}

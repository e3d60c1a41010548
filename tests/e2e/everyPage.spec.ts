import type { BrowserContextOptions, Page } from '@playwright/test';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { layoutFaults } from '../../scripts/layoutFaults.ts';
import { announce } from './communityEvents.ts';
import { postTender } from './communityTenders.ts';
import { expect, test } from './fixtures.ts';
import { type HostPage, hostPages } from './hostPages.ts';
import { walkByKeyboard } from './keyboardWalk.ts';
import { LIBRARIAN, publish } from './library.ts';
import { warn } from './moderation.ts';
import { join, roomOf } from './talkers.ts';

/** Enough that a feed is longer than the screen. */
const POSTS_BEFORE = 8;

// Some twenty pages, one after another; the sweeps beside each other.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

let pages: HostPage[];
let signedIn: BrowserContextOptions;

let server: RunningServer;

test.afterAll(() => server.stop());

/** One member with something to see, for all sweeps. */
test.beforeAll(async () => {
  // What other tests leave in a feed would be gone through as well.
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
  // Read, so that no count appears on a page while it is gone through.
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
  const warning = await warn(siti, budi, post);
  pages = hostPages({
    '/admin/:tab': '/admin/flags',
    '/warnings/:id': `/warnings/${warning}`,
    '/posts/:id': `/posts/${post}`,
    '/messages/:room': `/messages/${room}`,
    '/events/:id': `/events/${event}`,
    '/tenders/:id': `/tenders/${tender}`,
    '/resources/:id': `/resources/${resource}`,
    '/groups/:id': `/groups/${group}`,
    '/profile/:member': `/profile/${budi.id}`,
  });
  signedIn = siti.browser();
});

/** Goes to a page and waits until it has what it asked for. */
async function goTo(page: Page, { address }: HostPage): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]').or(page.getByText(/^Loading/))).toHaveCount(0);
  // A part that is fetched after the page, as comments are, adds controls without being busy.
  await page.waitForLoadState('networkidle');
  // What the sidebar has of the guide comes when nothing else is to do.
  if (await page.getByRole('link', { name: 'Guide', exact: true }).first().isVisible()) {
    await expect(page.getByRole('button', { name: 'Sections of the guide' })).toBeVisible();
  }
  expect(new URL(page.url()).pathname, 'the page itself is shown, not another').toBe(address);
}

interface Sweep {
  visit: (options: BrowserContextOptions) => Promise<Page>;
  options?: BrowserContextOptions;
}

/** Looks at every page of the host, signed in or not as the page wants it; gives what is wrong, by page. */
async function everyPage(
  { visit, options = {} }: Sweep,
  look: (page: Page) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
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
      if (faults.length > 0) found[one.path] = faults;
    }
  }
  return found;
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
      '/warnings/:id',
      '/login',
      '/register',
    ]),
  );
  expect(() => hostPages({})).toThrow(
    'No one has said where to visit /posts/:id: make something to see there',
  );
});

test('every page is gone through by keyboard alone, there and back, and nothing moves on it', async ({
  visit,
}) => {
  const found = await everyPage({ visit }, async (page) => [
    ...(await page.evaluate(movements)),
    ...(await walkByKeyboard(page)),
  ]);
  expect(found).toEqual({});
});

test('every page holds a phone in forced colours by keyboard, and text twice as large', async ({
  visit,
}) => {
  const options = { forcedColors: 'active', viewport: { width: 360, height: 740 } } as const;
  const found = await everyPage({ visit, options }, async (page) => [
    ...(await walkByKeyboard(page, { isBothWays: false })),
    ...(await page.evaluate(fieldsWithoutEdge)),
    ...(await largeTextFaults(page)),
  ]);
  expect(found).toEqual({});
});

/** What breaks on 320 pixels, and with text twice as large there and on a wide screen. */
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
  await page.setViewportSize({ width: 360, height: 740 });
  return faults;
}

test.describe('a planted fault is found', () => {
  const pageOf = (body: string) =>
    `<!doctype html><style>button { display: block } :focus-visible { outline: 2px solid }</style>${body}`;
  const kept = '<a href="#a">one</a><button>two</button><input aria-label="three">';

  test('and none where there is none', async ({ page }) => {
    await page.setContent(pageOf(kept));
    expect(await walkByKeyboard(page)).toEqual([]);
    expect(await page.evaluate(layoutFaults)).toEqual([]);
    expect(await page.evaluate(movements)).toEqual([]);
  });

  for (const [name, body, fault] of [
    ['focus that does not show', '<button style="outline: none">four</button>', 'does not show'],
    [
      'focus out of sight',
      '<button style="position: fixed; left: -500px">four</button>',
      'out of sight',
    ],
    [
      'a control that is passed over',
      '<button onfocus="this.previousSibling.focus()">four</button>',
      'Tab does not come to an end',
    ],
    [
      'a control that lets nobody go',
      '<textarea onkeydown="event.preventDefault()"></textarea>',
      'Tab does not come to an end',
    ],
  ] as const) {
    test(name, async ({ page }) => {
      await page.setContent(pageOf(kept + body));
      expect(
        (await walkByKeyboard(page, { isBothWays: false, mostStops: 10 })).join('\n'),
      ).toContain(fault);
    });
  }

  for (const [name, body, fault] of [
    [
      'a page that scrolls sideways',
      '<p style="width: 2000px">wide</p>',
      'The page scrolls sideways by',
    ],
    [
      'a text that is cut off',
      '<p style="width: 50px; overflow: hidden; white-space: nowrap">some longer text</p>',
      'Cut off without a sign: <p> “some longer text”',
    ],
    [
      'a text that sticks out of its control',
      '<button style="width: 40px; white-space: nowrap; overflow: visible">some longer text</button>',
      'Its text sticks out of <button> “some longer text”',
    ],
    [
      'two controls on each other',
      '<button style="margin-block-start: -18px">four</button>',
      'lie on each other',
    ],
  ] as const) {
    test(name, async ({ page }) => {
      await page.setContent(pageOf(kept + body));
      expect((await page.evaluate(layoutFaults)).join('\n')).toContain(fault);
    });
  }

  test('what moves for longer than a blink', async ({ page }) => {
    await page.setContent(pageOf('<p class="slow" style="transition: transform 1s">four</p>'));
    expect(await page.evaluate(movements)).toEqual([
      '.slow moves for 1s: leave it out under prefers-reduced-motion',
    ]);
  });

  test('a field without an edge in forced colours', async ({ page }) => {
    await page.setContent(pageOf('<form><p><input class="bare" style="border: 0"></p></form>'));
    expect(await page.evaluate(fieldsWithoutEdge)).toEqual([
      expect.stringContaining('has no edge in forced colours'),
    ]);
  });
});

/** What would move for longer than a blink. Runs in the page. */
function movements(): string[] {
  const BLINK = 0.1;
  const seconds = (list: string) =>
    Math.max(
      ...list.split(',').map((time) => Number.parseFloat(time) * (/ms/.test(time) ? 0.001 : 1)),
    );
  const found = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      const isAnimated = style.animationName !== 'none' && seconds(style.animationDuration) > BLINK;
      // Colours may fade: nothing moves.
      const moves = /all|transform|translate|scale|rotate|inset|height|width|top|left|margin/.test(
        style.transitionProperty,
      );
      const isMoved = moves && seconds(style.transitionDuration) > BLINK;
      if (isAnimated || isMoved) {
        found.add(
          `.${element.getAttribute('class')}${part ?? ''} moves for ${isAnimated ? style.animationDuration : style.transitionDuration}: leave it out under prefers-reduced-motion`,
        );
      }
    }
  }
  return [...found];
}

/** Fields of which nothing can be seen where the system alone chooses colours. Runs in the page. */
function fieldsWithoutEdge(): string[] {
  const hasEdge = (element: Element | null) => {
    if (!element) return false;
    const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor } =
      getComputedStyle(element);
    const isSeen = borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) >= 1;
    return isSeen && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(borderBlockEndColor);
  };
  return [...document.querySelectorAll('input, select, textarea')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter(
      (element) =>
        !hasEdge(element) &&
        !hasEdge(element.parentElement) &&
        !hasEdge(element.parentElement?.parentElement ?? null) &&
        // A radio's dot or a switch's track is drawn in place of its own.
        ![...(element.closest('label')?.children ?? [])].some(hasEdge),
    )
    .map((element) => `${element.outerHTML.slice(0, 80)} has no edge in forced colours`);
}

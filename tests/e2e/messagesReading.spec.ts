import type { Locator } from '@playwright/test';
import { pdf, photo } from './files.ts';
import { intercept } from './intercept.ts';
import { expect, messagesPath, roomOf, test } from './talkers.ts';

test.use({
  // The browser itself reports failed connections.
  expected: /ERR_INTERNET_DISCONNECTED|WebSocket connection/,
});

/** The top of an element on the screen in px, once it no longer moves. */
const topOf = (element: Locator) =>
  element.evaluate(async (one) => {
    let [top, still] = [Number.NaN, 0];
    while (still < 5) {
      await new Promise(requestAnimationFrame);
      const now = one.getBoundingClientRect().top;
      still = now === top ? still + 1 : 0;
      top = now;
    }
    return top;
  });

test('older history loads when scrolling up, and the visible messages do not move', async ({
  talk,
}) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  for (let number = 1; number <= 130; number += 1)
    await siti.say(room, `Pesan ${number}.${' Kain tenun dari Sumba.'.repeat(number % 5)}`);
  await budi.ask('GET', `/api/messages/${room}/history`);
  const { page, feed, message } = await talk.open(budi, room);
  await expect(message('Pesan 130.')).toBeInViewport();
  await expect(message('Pesan 80.')).toHaveCount(0);

  // The answer waits until the position of the visible message is known.
  let release = () => {};
  const holdNoMore = await intercept(page, '**/history?*before=*', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  for (const first of [81, 31]) {
    const asked = page.waitForRequest(/history\?.*before=/);
    await feed.hover();
    await expect(async () => {
      await page.mouse.wheel(0, -1500);
      await expect(message(`Pesan ${first}.`)).toBeAttached({ timeout: 100 });
    }).toPass();
    // The message is mounted before it is in sight.
    await message(`Pesan ${first}.`).scrollIntoViewIfNeeded();
    await asked;
    const read = message(`Pesan ${first + 2}.`);
    await expect(page.getByText('Loading messages').first()).toBeAttached();
    const before = await topOf(read);
    release();
    // Mounted above the visible messages once it has arrived.
    await expect(message(`Pesan ${first - 1}.`)).toBeAttached();
    expect(Math.abs((await topOf(read)) - before), `at message ${first}`).toBeLessThanOrEqual(2);
    await read.focus();
  }
  holdNoMore();
  release();
  await page.mouse.wheel(0, -20_000);
  await expect(message('Pesan 1.')).toHaveAttribute('aria-setsize', '130');

  // New messages meanwhile move nothing, stay unread, and are a press away.
  const first = message('Pesan 1.');
  const before = await topOf(first);
  const number = await siti.say(room, 'Pesan terakhir');
  await expect(page.getByRole('status').filter({ hasText: 'Pesan terakhir' })).toBeAttached();
  expect(await topOf(first)).toBe(before);
  const readTo = page.waitForRequest((request) => request.url().endsWith('/read'));
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(message('Pesan terakhir')).toBeInViewport();
  expect((await readTo).postDataJSON()).toEqual({ sequence: number });
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toHaveCount(0);
  // The page holds a window of the conversation, however long it is.
  expect(await message(/./).count()).toBeLessThan(60);
});

test('a conversation opens at the first unread message, and the rest stays unread', async ({
  talk,
}) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  for (let number = 1; number <= 60; number += 1) await siti.say(room, `Pesan ${number}.`);
  await budi.ask('POST', `/api/messages/${room}/read`, { sequence: 20 });
  const { page, message, row, unreadMark } = await talk.open(budi, room);
  await expect(unreadMark).toBeInViewport();
  await expect(message('Pesan 21.')).toContainText('New messages');
  await expect(row(/Siti Rahmawati.*(2|3)\d unread messages/)).toBeVisible();

  // Left before its end, it opens further on.
  await page.goto('/messages');
  await row(/Siti Rahmawati/).click();
  await expect(unreadMark).toBeInViewport();
  await expect(message('New messages')).not.toContainText('Pesan 21.');
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(message('Pesan 60.')).toBeInViewport();
  await expect(row(/unread message/)).toHaveCount(0);
});

test('days are separated, and named while they are recent', async ({ talk }) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  const today = new Date();
  await siti.say(room, 'Kiriman berangkat');
  const { page, message, write, pane } = await talk.open(budi);
  const days = pane.getByText(/^(Today|Yesterday|\w+day, .*)$/);
  await page.clock.install({ time: today.getTime() + 24 * 3_600_000 });
  await page.goto(messagesPath(room));
  await expect(message('Kiriman berangkat')).toContainText('Yesterday');
  await page.context().setOffline(true);
  await write('Sudah sampai');
  await expect(message('Sudah sampai')).toContainText('Today');
  await expect(days).toHaveText(['Yesterday', 'Today']);

  await page.clock.setSystemTime(today.getTime() + 9 * 24 * 3_600_000);
  await page.context().setOffline(false);
  await page.reload();
  const full = new Intl.DateTimeFormat('en', { dateStyle: 'full' }).format(today);
  await expect(message('Sudah sampai')).toBeVisible();
  await expect(days).toHaveText([full]);
});

test('messages show any characters as they were written', async ({ talk }) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  const hostile = '<img src=x onerror="document.title=1"><script>alert(1)</script>';
  const bidi = '\u202Egnp.kcirt\u202C kecil';
  const family = '👩‍👩‍👧‍👦 🇮🇩 👍🏽 é';
  const one = await talk.open(siti, room);
  await roomOf(budi, siti);
  const other = await talk.open(budi, room);
  await expect(other.pane).toBeVisible();
  for (const text of [
    '**Harga** tetap, lihat https://contoh.id/daftar?a=1&b=2 dan [katalog](https://contoh.id/k) #lada',
    hostile,
    bidi,
    family,
    'tanda\u0007\u001b[31m kendali',
    'baris satu\nbaris dua',
  ])
    await one.write(text);
  for (const { message, pane, page } of [one, other]) {
    await expect(message('Harga').getByText('Harga', { exact: true })).toHaveRole('strong');
    const address = pane.getByRole('link', { name: /contoh\.id\/daftar/ });
    await expect(address).toHaveAttribute('href', 'https://contoh.id/daftar?a=1&b=2');
    await expect(address).toHaveAttribute('rel', /noopener/);
    await expect(pane.getByRole('link', { name: 'katalog' })).toHaveAttribute('target', '_blank');
    await expect(message(hostile)).toBeVisible();
    await expect(pane.locator('img[src="x"], script')).toHaveCount(0);
    // The direction of a text ends with it: the time beside it is not reversed.
    await expect(message('kecil')).toContainText(bidi);
    const clock = message('kecil').getByRole('time');
    expect(await clock.evaluate((time) => getComputedStyle(time).direction)).toBe('ltr');
    await expect(message(family)).toBeVisible();
    await expect(message('kendali')).toContainText(/tanda.*kendali/s);
    const [oneLine, twoLines] = [message(family), message('baris dua')];
    const heights = await Promise.all([oneLine, twoLines].map((each) => each.boundingBox()));
    expect((heights[1]?.height ?? 0) - (heights[0]?.height ?? 0)).toBeGreaterThan(10);
    await expect(page).toHaveTitle('Messages · Saudagar Hub');
  }
  await other.pane.getByRole('link', { name: '#lada' }).click();
  await expect(other.page).toHaveURL(/\/feed\?.*lada/);
});

test('the newest message stays in sight when files are chosen under it', async ({ talk }) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  for (let number = 1; number <= 40; number += 1) await siti.say(room, `Pesan ${number}`);
  const phone = { viewport: { width: 360, height: 740 } };
  const { page, message, write } = await talk.open(siti, room, phone);
  await expect(message('Pesan 40')).toBeInViewport();
  // Longer than the list's estimate: the row grows once it is measured.
  await write('Halo, apakah kain tenun dari Sumba yang merah masih ada? '.repeat(2));
  await expect(message('Halo, apakah').getByText('Sent')).toBeAttached();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).click();
  await (await chooser).setFiles([photo('kain.png'), pdf('daftar.pdf')]);
  await expect(page.getByText('daftar.pdf')).toBeVisible();
  await topOf(message('Halo, apakah'));
  await expect(message('Halo, apakah')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toHaveCount(0);
});

import { followCalls } from './calls.ts';
import { intercept } from './intercept.ts';
import { signIn } from './members.ts';
import { storedDrafts } from './storedDrafts.ts';
import { expect, messagesPath, roomOf, socketOf, test } from './talkers.ts';

test.use({
  // The browser itself reports failed connections and refused calls.
  expected: /ERR_[A-Z_]+|WebSocket connection|status of 401/,
});

/** A viewport for a whole conversation, which is windowed otherwise. */
test.use({ viewport: { width: 1280, height: 2600 } });

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `Pesan ${index + 1}.`);

test('a server killed in mid-conversation and restarted loses and doubles nothing', async ({
  server,
  talk,
}) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  await budi.say(room, 'Pesan 1.');
  const one = await talk.open(siti, room);
  const other = await talk.open(budi, room);
  await one.write('Pesan 2.');
  await expect(other.message('Pesan 2.')).toBeVisible();
  await server.crash(async () => {
    for (const text of ['Pesan 3.', 'Pesan 4.']) await one.write(text);
    await expect(one.message('Pesan 4.').getByText('Waiting to be sent')).toBeAttached();
  });
  for (const { message } of [one, other])
    await expect(message(/Pesan \d\./)).toContainText(numbered(4), { timeout: 15_000 });
  await other.write('Pesan 5.');
  await expect(one.message(/Pesan \d\./)).toContainText(numbered(5));
  // The socket is connected again: typing is shown.
  await expect(async () => {
    await other.box.fill('');
    await other.box.fill('Lagi');
    await expect(one.pane.getByText('Budi Santoso is typing…')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('twenty messages typed offline survive a reload, and arrive once and in order', async ({
  talk,
}) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  await siti.say(room, 'Halo');
  const one = await talk.open(siti, room);
  const other = await talk.open(budi, room);
  await expect(one.message('Halo')).toBeVisible();
  const context = one.page.context();
  await context.setOffline(true);
  await expect(one.pane.getByText('You are offline. What you write is sent')).toBeVisible();
  const texts = numbered(20);
  for (const text of texts) await one.write(text);
  await expect(one.pane.getByText('Waiting to be sent')).toHaveCount(20);
  // Optimistic messages are shown at once: only stored ones survive the page.
  await expect.poll(() => storedDrafts(one.page)).toContain('Pesan 20.');
  await expect(one.page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  // The browser retries a failed load by itself, which may interrupt.
  await expect(() => one.page.goto(messagesPath(room))).toPass();
  for (const { message } of [one, other])
    await expect(message(/Pesan \d+\./)).toContainText(texts, { timeout: 15_000 });
  await expect(one.pane.getByText('Waiting to be sent')).toHaveCount(0);
});

test('events that a socket doubles, drops and delays are shown once, in order', async ({
  talk,
}) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  await budi.say(room, 'Pesan 1.');
  const { page, message, socket: before } = await talk.open(siti);
  // It would be taken for the conversation's socket.
  await before;
  let carried = 0;
  const ready = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/api\/messages\/ws/, (socket) => {
    const line = socket.connectToServer();
    line.onMessage((frame) => {
      if (String(frame).includes('"ready"')) ready.resolve();
      const number = /Pesan (\d+)\./.exec(String(frame))?.[1];
      if (number === undefined) return socket.send(frame);
      carried += 1;
      // Never the last event: no later one would reveal the gap.
      const kind = Number(number) % 4;
      if (kind === 1) return;
      if (kind === 2) socket.send(frame);
      if (kind === 3) setTimeout(() => socket.send(frame), 120);
      else socket.send(frame);
    });
  });
  await page.goto(messagesPath(room));
  await expect(message('Pesan 1.')).toBeVisible();
  await ready.promise;
  const texts = numbered(24);
  for (const text of texts.slice(1)) await budi.say(room, text);
  await expect(message(/Pesan \d+\./)).toContainText(texts);
  // Polling may have filled the gaps of one socket before the rest was carried.
  await expect.poll(() => carried).toBeGreaterThanOrEqual(23);
});

test('an open conversation without a socket is polled every three seconds', async ({ talk }) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  await budi.say(room, 'Pesan 1.');
  const { page, message, write, row } = await talk.open(siti);
  await page.routeWebSocket(/\/api\/messages\/ws/, (socket) => socket.close({ code: 1011 }));
  await page.clock.install();
  let looks = 0;
  const answered = followCalls(page);
  page.on('request', (request) => {
    if (request.url().includes('/history?')) looks += 1;
  });
  await page.goto(messagesPath(room));
  await expect(message('Pesan 1.')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // A pending poll is answered before the next one.
  await expect.poll(() => looks).toBeGreaterThan(0);
  await answered();
  for (const number of [2, 3, 4]) {
    await budi.say(room, `Pesan ${number}.`);
    const before = looks;
    await page.clock.runFor(2_900);
    await page.clock.runFor(200);
    await expect(message(`Pesan ${number}.`)).toBeVisible();
    expect(looks - before).toBe(1);
  }
  await write('Pesan 5.');
  await page.clock.runFor(100);
  await expect(message('Pesan 5.').getByText('Sent', { exact: true })).toBeAttached();
  await expect(message(/Pesan \d\./)).toHaveCount(5);
  // The list is polled at the documented interval.
  await budi.say(room, 'Pesan 6.');
  await page.clock.runFor(10_000);
  await expect(row(/Budi Santoso.*Pesan 6\./)).toBeVisible();
});

test('two tabs of a member agree on written, sent and read messages', async ({ talk }) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  await budi.say(room, 'Pesan 1.');
  const one = await talk.open(siti, room);
  await one.box.fill('Belum selesai');
  await expect(one.message('Pesan 1.')).toBeVisible();
  const again = await talk.openTab(one, room);
  await expect(again.box).toHaveValue('Belum selesai');
  await one.box.fill('Pesan 2.');
  await one.page.keyboard.press('Enter');
  await expect(again.message('Pesan 2.')).toHaveCount(1);
  await expect(again.box).toHaveValue('');

  await one.page.context().setOffline(true);
  await one.write('Pesan 3.');
  await expect(again.message('Pesan 3.').getByText('Waiting to be sent')).toBeAttached();
  await again.write('Pesan 4.');
  await expect(one.message('Pesan 4.').getByText('Waiting to be sent')).toBeAttached();
  await one.page.context().setOffline(false);
  for (const { message } of [one, again]) {
    await expect(message(/Pesan \d\./)).toHaveCount(4);
    await expect(message(/Pesan [34]\./).getByText('Sent', { exact: true })).toHaveCount(2);
  }
  const history = await budi.ask<{ content: string }[]>('GET', `/api/messages/${room}/history`);
  expect(history.map(({ content }) => content).toSorted()).toEqual(numbered(4));

  // Reading in one tab marks it read in the other.
  await again.page.goto('/feed');
  await one.page.goto('/feed');
  await budi.say(room, 'Pesan 5.');
  await expect(again.page).toHaveTitle('(1) Feed · Saudagar Hub');
  await one.page.goto(messagesPath(room));
  await expect(one.message('Pesan 5.')).toBeVisible();
  await expect(again.page).toHaveTitle('Feed · Saudagar Hub');
});

test('a session that ends in a conversation leads to sign-in, then to the unsent text', async ({
  talk,
}) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  await budi.say(room, 'Pesan 1.');
  const { page, message, box, write } = await talk.open(siti);
  // Beside the socket and not in between: frames sent while it closes would be forwarded too late.
  await page.addInitScript(() => {
    window.closingCodes = [];
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('close', ({ code }) => window.closingCodes.push(code));
      }
    };
  });
  const socket = socketOf(page);
  const answered = followCalls(page);
  await page.goto(messagesPath(room));
  await expect(message('Pesan 1.')).toBeVisible();
  // Other requests of the page could report the end first.
  await socket;
  const comeBack = await intercept(page, '**/send', (route) => route.abort());
  await write('Pesan 2.');
  await box.fill('Belum selesai');
  await answered();
  await siti.ask('POST', '/api/auth/logout-all');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => window.closingCodes)).toContain(4401);
  await expect(page.getByText('Your session has ended. Sign in again')).toBeVisible();
  await expect(page.getByText('Pesan 2.')).toHaveCount(0);
  comeBack();
  await signIn(page, siti);
  await expect(page).toHaveURL(messagesPath(room));
  await expect(box).toHaveValue('Belum selesai');
  await expect(message('Pesan 2.').getByText('Sent', { exact: true })).toBeAttached();
  await expect(message(/Pesan/)).toHaveCount(2);
});

declare global {
  interface Window {
    /** Codes with which the page's sockets were closed. */
    closingCodes: number[];
  }
}

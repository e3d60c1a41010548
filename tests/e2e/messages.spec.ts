import { expect, roomOf, test } from './talkers.ts';

test.use({
  // The browser itself reports rooms that the caller may not see.
  expected: /status of 404/,
});

// SHELL-012
test('a message appears at the other at once, and its sender sees its state', async ({ talk }) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  const one = await talk.open(siti, room);
  const other = await talk.open(budi, room);
  await expect(other.pane.getByRole('heading', { name: /Siti Rahmawati/ })).toBeVisible();
  await expect(other.pane.getByText('No messages yet')).toBeVisible();

  await Promise.all([one.socket, other.socket]);
  await one.box.pressSequentially('Lada');
  await expect(other.pane.getByText('Siti Rahmawati is typing…')).toBeVisible();
  await one.box.fill('Lada hitam 50 kg, masih ada?');
  await one.page.keyboard.press('Enter');
  await expect(other.message('Lada hitam 50 kg')).toHaveCount(1);
  await expect(other.pane.getByText('Siti Rahmawati is typing…')).toBeHidden();
  await expect(one.box).toHaveValue('');
  await expect(one.box).toBeFocused();
  await expect(one.message('Lada hitam').getByText('Read', { exact: true })).toBeAttached();
  // Announced once, politely.
  await expect(
    other.page.getByRole('status').filter({ hasText: 'Siti Rahmawati: Lada hitam 50 kg' }),
  ).toHaveCount(1);

  // A member on another page has not read it, and sees the unread count on every page.
  await other.page.getByRole('link', { name: 'Feed' }).click();
  await expect(other.page).toHaveTitle('Feed · Saudagar Hub');
  await one.write('Saya ambil semuanya');
  await expect(one.message('Saya ambil').getByText('Sent', { exact: true })).toBeAttached();
  const entry = other.page.getByRole('link', { name: 'Messages 1 unread message' });
  await expect(entry).toBeVisible();
  await expect(other.page).toHaveTitle('(1) Feed · Saudagar Hub');
  await entry.click();
  await expect(other.row(/Siti Rahmawati.*Saya ambil semuanya.*1 unread message/)).toBeVisible();
  await other.row(/Siti Rahmawati/).click();
  await expect(other.message('Saya ambil semuanya')).toBeVisible();
  await expect(one.message('Saya ambil').getByText('Read', { exact: true })).toBeAttached();
  await expect(other.page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await expect(other.page).toHaveTitle('Messages · Saudagar Hub');
  await expect(other.message(/./)).toHaveCount(2);
});

// MSG-066
test('a reaction appears at the other at once, and is taken back', async ({ talk }) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  await siti.say(room, 'Lada hitam sudah dikirim');
  const one = await talk.open(siti, room);
  const other = await talk.open(budi, room);
  await Promise.all([one.socket, other.socket]);
  const mine = other.message('Lada hitam');
  await mine.getByRole('button', { name: /^More about the message/ }).click();
  await other.page.getByRole('menuitemradio', { name: 'Folded hands' }).click();
  const pill = { name: 'Folded hands, 1 reaction' };
  await expect(mine.getByRole('button', pill)).toHaveAttribute('aria-pressed', 'true');
  await expect(one.message('Lada hitam').getByRole('button', pill)).toBeVisible();
  await expect(
    one.page.getByRole('status').filter({
      hasText: 'Budi Santoso reacted to your message: Folded hands',
    }),
  ).toHaveCount(1);
  await mine.getByRole('button', pill).click();
  await expect(one.message('Lada hitam').getByRole('button', pill)).toHaveCount(0);
});

test('conversations are listed newest first, counted up to nine, and searched', async ({
  talk,
}) => {
  const [siti, budi, dewi, edo] = await Promise.all(
    ['Siti Rahmawati', 'Budi Santoso', 'Dewi Anggraini', 'Edo Kusuma'].map(talk.join),
  );
  if (!siti || !budi || !dewi || !edo) throw new Error('nobody joined');
  const rooms = await Promise.all([budi, dewi].map((one) => roomOf(one, siti)));
  const [withBudi = '', withDewi = ''] = rooms;
  for (let count = 1; count <= 9; count += 1) await budi.say(withBudi, `Kopi gayo ${count}`);
  await dewi.say(withDewi, 'Sampel **tenun** siap');
  const { page, row } = await talk.open(siti);
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(rows).toHaveText([/Dewi Anggraini.*Sampel tenun siap/, /Budi Santoso.*Kopi gayo 9/]);
  await expect(row(/Budi.*9 unread messages/).getByText('9', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('(10) Messages · Saudagar Hub');
  await budi.say(withBudi, 'Kopi gayo 10');
  await expect(rows.first()).toHaveAccessibleName(/Budi Santoso.*Kopi gayo 10.*10 unread messages/);
  await expect(rows.first().getByText('9+', { exact: true })).toBeVisible();

  // A conversation new to its member appears by itself, and an own message is marked so.
  const withEdo = await roomOf(edo, siti);
  await edo.say(withEdo, 'Perkenalkan, saya Edo');
  await expect(rows.first()).toContainText('Perkenalkan, saya Edo');
  await siti.say(withEdo, 'Salam kenal');
  await expect(rows.first()).toContainText('You: Salam kenal');

  const search = page.getByRole('searchbox', { name: 'Search conversations' });
  await search.fill('dewi');
  await expect(rows).toHaveText([/Dewi Anggraini/]);
  await search.fill('GAYO');
  await expect(rows).toHaveText([/Budi Santoso/]);
  await search.fill('nothing of that');
  await expect(page.getByText('No conversation matches “nothing of that”.')).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('unread messages are marked when their conversation opens, until dismissed', async ({
  talk,
}) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const room = await roomOf(siti, budi);
  await siti.say(room, 'Sudah lama');
  await budi.ask('GET', `/api/messages/${room}/history`);
  await siti.say(room, 'Kabar pertama');
  await siti.say(room, 'Kabar kedua');
  const { pane, message, unreadMark, page, row, write } = await talk.open(budi, room);
  await expect(message('Kabar pertama')).toContainText('New messages');
  await expect(unreadMark).toHaveCount(1);
  await pane.getByRole('button', { name: 'Dismiss the mark of new messages' }).click();
  await expect(unreadMark).toHaveCount(0);

  await row(/Siti Rahmawati/).focus();
  await page.goto('/messages');
  await siti.say(room, 'Kabar ketiga');
  await row(/Siti Rahmawati.*1 unread message/).click();
  await expect(message('Kabar ketiga')).toContainText('New messages');
  await write('Terima kasih');
  await expect(unreadMark).toHaveCount(0);
});

test('an address of a conversation of others reveals nothing of it', async ({ talk }) => {
  const [siti, budi, orang] = [
    await talk.join('Siti Rahmawati'),
    await talk.join('Budi Santoso'),
    await talk.join('Orang Luar'),
  ];
  const room = await roomOf(siti, budi);
  await siti.say(room, 'Harga rahasia');
  const stranger = await talk.open(orang);
  const frames: string[] = [];
  stranger.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  const bodies: Promise<string>[] = [];
  stranger.page.on('response', (answer) => {
    if (answer.url().includes('/api/messages/')) bodies.push(answer.text().catch(() => ''));
  });
  await stranger.page.goto(`/messages/${room}`);
  await expect(stranger.page.getByText('This conversation is not available')).toBeVisible();
  await expect(stranger.box).toHaveCount(0);
  await siti.say(room, 'Harga rahasia sekali');
  await stranger.page.goto(`/messages/${crypto.randomUUID()}`);
  await expect(stranger.page.getByText('This conversation is not available')).toBeVisible();
  const everything = [
    ...frames,
    ...(await Promise.all(bodies)),
    await stranger.page.content(),
  ].join();
  expect(everything).not.toMatch(/rahasia|Siti|Budi/);
  await expect(stranger.page).toHaveTitle('Messages · Saudagar Hub');
});

// SHELL-013
test('a former member of a group chat gets no message, and sees why', async ({ talk }) => {
  const [siti, budi] = [await talk.join('Siti Rahmawati'), await talk.join('Budi Santoso')];
  const { id: room } = await siti.ask<{ id: string }>('POST', '/api/messages/rooms', {
    name: 'Koperasi',
    user_ids: [budi.id],
  });
  await siti.say(room, 'Selamat datang');
  const { page, message, row, box } = await talk.open(budi, room);
  await expect(message('Selamat datang')).toBeVisible();
  await budi.ask('POST', `/api/messages/rooms/${room}/leave`);
  await expect(row(/Koperasi/)).toHaveCount(0);
  await siti.say(room, 'Tanpa Budi');
  await expect(page.getByText('This conversation is not available')).toBeVisible();
  await expect(page.getByText('Tanpa Budi')).toHaveCount(0);
  await expect(box).toHaveCount(0);
});

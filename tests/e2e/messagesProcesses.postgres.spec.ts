import { connect, createServer, type Server, type Socket } from 'node:net';
import { type PostgresFixture, startPostgres } from '../../apps/server/testing/postgresFixture.ts';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { burst } from './burst.ts';
import { expect, join, roomOf, test } from './talkers.ts';

test.use({
  // The browser itself reports failed connections.
  expected: /ERR_[A-Z_]+|WebSocket connection|status of 401/,
});

let postgres: PostgresFixture;
let databaseUrl: string;
let servers: RunningServer[];
test.beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  servers = await Promise.all(
    [1, 2].map(() => startRunningServer({ env: { DATABASE_URL: databaseUrl } })),
  );
});
test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
});

const addressOf = (index: number) => servers[index]?.address ?? '';

test('two members on two processes see each other’s messages, typing and reading', async ({
  talk,
}) => {
  const siti = await join(addressOf(0), 'Siti Rahmawati');
  const budi = await join(addressOf(1), 'Budi Santoso');
  const room = await roomOf(siti, budi);
  await siti.say(room, 'Halo');
  const one = await talk.open(siti, room);
  const other = await talk.open(budi, room);
  await expect(other.message('Halo')).toBeVisible();
  await Promise.all([one.socket, other.socket]);
  await one.box.pressSequentially('La');
  await expect(other.pane.getByText('Siti Rahmawati is typing…')).toBeVisible();
  await one.write('Lada hitam');
  await expect(other.message('Lada hitam')).toHaveCount(1);
  await expect(one.message('Lada hitam').getByText('Read', { exact: true })).toBeAttached();
  await other.write('Masih ada');
  await expect(one.message('Masih ada')).toHaveCount(1);

  // Signed out everywhere by one process: the socket at the other closes.
  await budi.ask('POST', '/api/auth/logout-all');
  await expect(other.page).toHaveURL(/\/login$/);
});

test('behind one address either process takes over when the other is killed', async ({ talk }) => {
  const door = await openDoor();
  const siti = await join(door.address, 'Siti Rahmawati');
  const budi = await join(door.address, 'Budi Santoso');
  const room = await roomOf(siti, budi);
  await siti.say(room, 'Pesan 1.');
  const one = await talk.open(siti, room);
  const other = await talk.open(budi, room);
  await expect(other.message('Pesan 1.')).toBeVisible();
  const restarting = servers[0]?.crash();
  for (const number of [2, 3, 4]) await one.write(`Pesan ${number}.`);
  const texts = [1, 2, 3, 4].map((number) => `Pesan ${number}.`);
  for (const { message } of [one, other])
    await expect(message(/Pesan \d\./)).toContainText(texts, { timeout: 15_000 });
  await restarting;
  await door.close();
});

test('five thousand messages at once are shown whole, in bounded page and memory', async ({
  talk,
}) => {
  const siti = await join(addressOf(0), 'Siti Rahmawati');
  const budi = await join(addressOf(1), 'Budi Santoso');
  const room = await roomOf(siti, budi);
  await budi.say(room, 'Pesan 1.');
  const { page, message } = await talk.open(siti, room);
  await expect(message('Pesan 1.')).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const before = await heap();
  await burst({ databaseUrl, room, sender: budi.id, from: 2, to: 5000 });
  await expect(message('Pesan 5000.')).toBeInViewport({ timeout: 20_000 });
  // Each of them once: the list knows their number.
  await expect(message('Pesan 5000.')).toHaveAttribute('aria-posinset', '5000');
  await expect(message('Pesan 5000.')).toHaveAttribute('aria-setsize', '5000');
  expect(await message(/./).count()).toBeLessThan(60);
  expect(await page.evaluate(() => document.getElementsByTagName('*').length)).toBeLessThan(2000);
  expect((await heap()) - before, 'MB more').toBeLessThan(20);
  await expect
    .poll(() => budi.ask<{ others_read_sequence: number }>('GET', `/api/messages/rooms/${room}`))
    .toMatchObject({ others_read_sequence: 5000 });
});

/** One address for both processes; each connection goes to the next that accepts it. */
async function openDoor() {
  let turn = 0;
  const sockets = new Set<Socket>();
  const door: Server = createServer((caller) => {
    const reach = (tries: number) => {
      turn += 1;
      const { hostname, port } = new URL(addressOf(turn % servers.length));
      const process = connect(Number(port), hostname);
      sockets.add(process);
      process.on('error', () => (tries > 0 ? reach(tries - 1) : caller.destroy()));
      process.once('connect', () => {
        tries = 0;
        caller.pipe(process).pipe(caller);
      });
      process.once('close', (hadError) => hadError || caller.destroy());
      caller.once('close', () => process.destroy());
    };
    sockets.add(caller);
    caller.on('error', () => {});
    reach(1);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const at = door.address();
  return {
    address: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => door.close(resolve));
    },
  };
}

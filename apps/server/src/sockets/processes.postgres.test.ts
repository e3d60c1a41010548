import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Client,
  createClient,
  createRoom,
  listMessages,
  logout,
  register,
  SOCKET_CLOSE,
  sendMessage,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresFixture, startPostgres } from '../../testing/postgresFixture.ts';
import { runServer } from '../../testing/processFixture.ts';
import { openSocket } from '../../testing/socketFixture.ts';
import { openDatabase } from '../database/open.ts';
import type { OpenDatabase } from '../database/schema.ts';

type Server = Awaited<ReturnType<typeof runServer>>;

/** A member connected to one of two processes. */
interface Person {
  id: string;
  token: string;
  client: Client;
  address: string;
}

let folder: string;
let postgres: PostgresFixture;
let database: OpenDatabase;
let servers: Server[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'processes-'));
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  database = await openDatabase({ dataDir: folder, databaseUrl });
  servers = await Promise.all(
    ['one', 'two'].map((name) => runServer(join(folder, name), { DATABASE_URL: databaseUrl })),
  );
});
afterAll(async () => {
  for (const server of servers) server.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

let made = 0;
async function signUp(index: number): Promise<Person> {
  made += 1;
  const address = servers[index]?.address ?? '';
  const username = `anggota${made}`;
  const { access_token: token = '', user } = await createClient({ baseUrl: address }).call(
    register,
    {
      body: {
        email: `${username}@toko.id`,
        username,
        full_name: 'Anggota',
        password: 'benang-sutra-27',
      },
    },
  );
  const client = createClient({ baseUrl: address, getToken: () => token });
  return { id: user?.id ?? '', token, client, address };
}

async function conversation() {
  const [a, b] = [await signUp(0), await signUp(1)];
  const body = { name: 'Dua proses', user_ids: [b.id] };
  return { a, b, room: (await a.client.call(createRoom, { body })).id };
}

async function connect({ address, token }: Person) {
  const socket = openSocket(address, token);
  await socket.next('ready');
  return socket;
}

const say = (from: Person, roomId: string, content: string) =>
  from.client.call(sendMessage, { params: { roomId }, body: { content, message_type: 'text' } });

test('two processes deliver one conversation’s events in order and once', async () => {
  const { a, b, room } = await conversation();
  const sockets = [await connect(a), await connect(b)];
  const count = 60;
  await Promise.all(
    Array.from({ length: count }, (_, index) => say(index % 2 ? a : b, room, `Pesan ${index}`)),
  );
  const history = await a.client.call(listMessages, {
    params: { roomId: room },
    query: { limit: 100 },
  });
  for (const socket of sockets) {
    await socket.next('new_message', ({ message }) => message.sequence === count);
    const ids = socket.received.flatMap((event) =>
      event.type === 'new_message' ? [event.message.id] : [],
    );
    expect(ids).toEqual(history.map(({ id }) => id));
  }
  sockets[0]?.send(JSON.stringify({ type: 'typing', room_id: room, typing: true }));
  expect((await sockets[1]?.next('typing'))?.user_id).toBe(a.id);
  for (const socket of sockets) socket.close();
});

test('a session that ends in one process closes its sockets in the other', async () => {
  const person = await signUp(0);
  const elsewhere = { ...person, address: servers[1]?.address ?? '' };
  const socket = await connect(elsewhere);
  await person.client.call(logout);
  expect(await socket.closed).toBe(SOCKET_CLOSE.unauthorized);
});

test('a process that loses the notice connection sends a gap and resubscribes', async () => {
  const { a, b, room } = await conversation();
  const socket = await connect(b);
  const { rows } = await sql<{ ended: boolean }>`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and query ilike any (array['listen %', 'select 1'])`.execute(database.db);
  expect(rows.length).toBeGreaterThanOrEqual(2);
  await socket.next('gap');
  await say(a, room, 'Lagi');
  expect((await socket.next('new_message')).message.content).toBe('Lagi');
  socket.close();
});

test('a process killed amid a conversation loses nothing acknowledged', async () => {
  const { a, b, room } = await conversation();
  const socket = await connect(a);
  const sent = await say(b, room, 'Sebelum');
  servers[1]?.kill('SIGKILL');
  await servers[1]?.ended;
  await socket.next('new_message');
  expect(await a.client.call(listMessages, { params: { roomId: room } })).toEqual([
    { ...sent, sender: expect.objectContaining({ id: b.id }), client_id: null },
  ]);
  socket.close();
});

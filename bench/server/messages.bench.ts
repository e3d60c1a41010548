import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Client,
  createClient,
  openDirectRoom,
  register,
  sendMessage,
} from '@saudagar/contract';
import { startPostgres } from '@saudagar/server/postgresFixture';
import { runServer } from '@saudagar/server/processFixture';
import { openSocket, type TestSocket } from '@saudagar/server/socketFixture';
import type { Bench, Figures, RunningBench } from '../bench.ts';

/** Messages sent in sequence in a round, for the 99th percentile. */
const MESSAGES = 300;
/** Other open sockets, and their number for each member. */
const BYSTANDERS = 2_000;
const SOCKETS_EACH = 20;

export const bench: Bench = {
  name: 'A message from one member to another, and 2,000 open sockets',
  start,
  rows: [
    {
      what: 'sent until it is there, p99',
      of: 'one process',
      figure: 'p99',
      unit: 'ms',
      atMost: 20,
    },
    { what: 'the middle of them', of: 'one process', figure: 'p50', unit: 'ms' },
    {
      what: 'across two processes, p99',
      of: 'two processes',
      figure: 'p99',
      unit: 'ms',
      atMost: 40,
    },
    { what: 'the middle of them', of: 'two processes', figure: 'p50', unit: 'ms' },
    {
      what: 'on the embedded database, p99',
      of: 'embedded',
      figure: 'p99',
      unit: 'ms',
      atMost: 20,
    },
    {
      what: 'sockets open on one process meanwhile',
      of: 'one process',
      figure: 'sockets',
      unit: 'count',
      atLeast: BYSTANDERS,
    },
    { what: 'its memory with them', of: 'one process', figure: 'memory', unit: 'MB' },
  ],
};

async function start(): Promise<RunningBench> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-messages-'));
  const postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.createDatabase() };
  const embedded = await runServer(join(folder, 'embedded'));
  const one = await runServer(join(folder, 'one'), env);
  const two = await runServer(join(folder, 'two'), env);
  const servers = [embedded, one, two];
  const bystanders = await openBystanders(one.address);
  const within = await openTalk(one.address, one.address);
  const across = await openTalk(one.address, two.address);
  const alone = await openTalk(embedded.address, embedded.address);
  return {
    variants: {
      'one process': async () => ({
        ...(await within()),
        sockets: bystanders.filter(({ isOpen }) => isOpen()).length,
        memory: one.memory().now,
      }),
      'two processes': across,
      embedded: alone,
    },
    async stop() {
      for (const server of servers) server.kill('SIGTERM');
      await Promise.all(servers.map(({ ended }) => ended));
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Person {
  id: string;
  token: string;
  client: Client;
}

let made = 0;
async function signUp(baseUrl: string): Promise<Person> {
  made += 1;
  const username = `anggota${made}`;
  const body = {
    email: `${username}@toko.example`,
    username,
    full_name: 'Anggota',
    password: 'benang-sutra-27',
  };
  const { access_token: token = '', user } = await createClient({ baseUrl }).call(register, {
    body,
  });
  return { id: user?.id ?? '', token, client: createClient({ baseUrl, getToken: () => token }) };
}

async function connect(address: string, token: string): Promise<TestSocket> {
  const socket = openSocket(address, token);
  await socket.next('ready');
  return socket;
}

async function openBystanders(address: string): Promise<TestSocket[]> {
  const sockets: TestSocket[] = [];
  while (sockets.length < BYSTANDERS) {
    const { token } = await signUp(address);
    const own = Array.from({ length: SOCKETS_EACH }, () => connect(address, token));
    sockets.push(...(await Promise.all(own)));
  }
  return sockets;
}

/** Connects two members; measures the time from sending a message to the other's socket. */
async function openTalk(from: string, to: string): Promise<() => Promise<Figures>> {
  const [sender, reader] = [await signUp(from), await signUp(to)];
  const params = { userId: reader.id };
  const { id: roomId } = await sender.client.call(openDirectRoom, { params });
  const socket = await connect(to, reader.token);
  return async () => {
    const times: number[] = [];
    for (let count = 0; count < MESSAGES; count += 1) {
      const begun = performance.now();
      const arrived = socket.next('new_message').then(() => performance.now() - begun);
      const body = { content: 'Apakah stok masih ada?', message_type: 'text' } as const;
      await sender.client.call(sendMessage, { params: { roomId }, body });
      times.push(await arrived);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(MESSAGES * share)] ?? Number.NaN;
    return { p50: at(0.5), p99: at(0.99) };
  };
}

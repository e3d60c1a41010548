import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, register, uploadFile } from '@saudagar/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoAccounts } from '../demo/demoAccounts.ts';
import { type RunningProcess, runProgram, runServer } from '../testing/processFixture.ts';
import { createMembers } from './areas/account/members.ts';
import { createPasswords } from './areas/account/passwords.ts';
import { openDatabase } from './database/open.ts';
import { createLocalFanOut } from './sockets/fanOut.ts';

// Starts whole processes with a database each: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
let running: RunningProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'main-'));
});
afterEach(async () => {
  for (const one of running) one.kill('SIGKILL');
  await Promise.all(running.map((one) => one.ended));
  running = [];
  await rm(dataDir, { recursive: true, force: true });
});

const keep = <T extends RunningProcess>(one: T): T => {
  running.push(one);
  return one;
};
const start = async () => keep(await runServer(dataDir));
const run = (env: Record<string, string>, args: string[] = []) =>
  keep(runProgram('serve', { DATA_DIR: dataDir, PORT: '0', ...env }, args));

async function signUp(baseUrl: string) {
  const { access_token: token = '' } = await createClient({ baseUrl }).call(register, {
    body: {
      email: 'siti@toko.id',
      username: 'siti',
      full_name: 'Siti',
      password: 'benang-sutra-27',
    },
  });
  return { token, client: createClient({ baseUrl, getToken: () => token }) };
}

test("a started server keeps its data folder private and names its database's purpose", async () => {
  const folder = join(dataDir, 'data');
  const server = run({ DATA_DIR: folder });
  const [, address] = await server.printed(/listening at (http:\S+\d)/);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(server.output()).toContain('for trial and small communities');
  expect(server.output()).toContain('set DATABASE_URL');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('the start logs the version, the database and its migrations', async () => {
  const server = await start();
  expect(server.output()).toMatch(
    /"version":"[\d.]+","database":"embedded PostgreSQL [\d.]+","migrations":"\d+-[\w-]+"/,
  );
});

test('the server makes an existing data folder private', async () => {
  await mkdir(join(dataDir, 'files'), { mode: 0o755 });
  await chmod(dataDir, 0o755);
  const server = await start();
  const { client } = await signUp(server.address);
  const file = new File(['Rp 45.000'], 'harga.txt');
  await client.call(uploadFile, { body: { category: 'posts', file } });
  const open: string[] = [];
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (((await stat(path)).mode & 0o077) !== 0 && !path.startsWith(join(dataDir, 'database/')))
      open.push(path);
  }
  expect(open).toEqual([]);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

test('the server refuses demo accounts beyond loopback until they are shut', async () => {
  const { db, close } = await openDatabase({ dataDir });
  const passwords = createPasswords();
  const parts = { db, now: () => new Date(), fanOut: createLocalFanOut(db), passwords };
  const [{ email = '', password = '' } = {}] = demoAccounts;
  await createMembers(parts).add({ email, password, username: 'demo', full_name: 'Demo' });
  await close();
  const open = { HOST: '0.0.0.0' };
  const refused = run(open);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('npm run admin -- --shut-demo');
  expect(refused.output()).not.toMatch(/\n\s+at /);
  await run({}).printed(/listening at/);
  for (const one of running) one.kill('SIGTERM');
  await Promise.all(running.map((one) => one.ended));
  const shut = keep(runProgram('createAdmin', { DATA_DIR: dataDir }, ['--shut-demo']));
  expect(await shut.ended).toBe(0);
  expect(shut.output()).toContain('1 demo accounts can no longer sign in.');
  await run(open).printed(/listening at/);
});

test.each([
  [
    'a data folder below a file',
    () => ({ DATA_DIR: '/etc/hostname/data' }),
    'part of that path is a file',
  ],
  ['a data folder that is a file', () => ({ DATA_DIR: '/etc/hostname' }), 'cannot be written to'],
  [
    'a folder without the app',
    () => ({ HOST_DIR: '/nowhere' }),
    'HOST_DIR must be the folder of the built app',
  ],
])('the server says in a sentence why it cannot start: %s', async (_, env, message) => {
  const server = run(env() as unknown as Record<string, string>);
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(message);
  expect(server.output()).not.toMatch(/\n\s+at /);
});

test('an unexpected error names the source files', async () => {
  await writeFile(join(dataDir, 'signing.key'), '');
  const server = run({});
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/at async startServer \(.*src\/server\.ts:\d+/);
});

test('a second server on the same folder is refused and the first continues', async () => {
  const first = await start();
  const second = run({});
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Another Saudagar Hub process is using ${dataDir}`);
  expect(second.output()).not.toMatch(/\n\s+at /);
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
});

test('SIGTERM lets a running call finish and ends cleanly', async () => {
  const server = await start();
  const { token } = await signUp(server.address);
  const form = new TransformStream<Uint8Array, Uint8Array>();
  const writer = form.writable.getWriter();
  const send = (text: string) => writer.write(new TextEncoder().encode(text));
  const answer = fetch(`${server.address}/api/files/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    body: form.readable,
    duplex: 'half',
  } as RequestInit);
  await send('--b\r\nContent-Disposition: form-data; name="category"\r\n\r\nposts\r\n');
  await send('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhel');
  // The upload arrived before the signal: another call has been answered since.
  await fetch(`${server.address}/healthz`);
  server.kill('SIGTERM');
  await server.printed(/SIGTERM: finishing what runs/);
  await send('lo\r\n--b--\r\n');
  await writer.close();
  expect((await answer).status).toBe(201);
  expect(await server.ended).toBe(0);
});

test('an unread log delays neither the server nor its end', async () => {
  const server = await start();
  server.stopReading();
  // Several times the buffer between the two processes.
  const path = `/api/${'a'.repeat(400)}`;
  for (let call = 0; call < 1500; call += 100)
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        await (await fetch(`${server.address}${path}`)).text();
      }),
    );
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

describe('a server that cannot start', () => {
  test.each([
    [{ PORT: 'many', LOG_LEVEL: 'loud' }, [], /PORT must be .*"many"\nLOG_LEVEL must be/],
    [{ HOST: '0.0.0.0' }, ['--demo'], /--demo .* needs a loopback HOST/],
    [{}, ['--dmeo'], /--dmeo[\s\S]*Usage/],
    [{ DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' }, [], /PostgreSQL does not answer/],
  ] as [Record<string, string>, string[], RegExp][])(
    'a server started with %j %j explains its failure',
    async (env, args, message) => {
      const program = run(env, args);
      expect(await program.ended).toBe(1);
      expect(program.output()).toMatch(message);
      expect(program.output()).not.toMatch(/\n\s+at |hunter2/);
    },
  );

  test('a server whose port is taken says so, ends with 1 and creates nothing', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const program = run({ PORT: String(port) }, ['--demo']);
    expect(await program.ended).toBe(1);
    expect(program.output()).toContain('The address is in use');
    expect(await readdir(dataDir)).toEqual([]);
    other.close();
  });
});

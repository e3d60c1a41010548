import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, register } from '@saudagar/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RunningProcess, runProgram, runServer } from './processFixture.ts';
import { putReadyDatabase } from './readyDatabase.ts';

// Whole processes with a database each: slow on a busy machine.
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
  keep(runProgram('main', { DATA_DIR: dataDir, PORT: '0', ...env }, args));

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

test("a started server keeps its data folder its owner's, and says what its database is for", async () => {
  const folder = join(dataDir, 'data');
  const server = run({ DATA_DIR: folder });
  const [, address] = await server.printed(/listening at (http:\S+\d)/);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(server.output()).toContain('for trial and small communities');
  expect(server.output()).toContain('set DATABASE_URL');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('an error that nobody foresaw names the sources', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  const server = run({ DATA_DIR: join(file, 'data') });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/at async startServer \(.*src\/server\.ts:\d+/);
});

test('a second server on the same folder is refused and the first goes on', async () => {
  const first = await start();
  const second = run({});
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Another Saudagar Hub process is using ${dataDir}`);
  expect(second.output()).not.toMatch(/\n\s+at /);
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
});

test('SIGTERM lets a running call finish and ends in peace', async () => {
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
  // The upload has arrived before the signal does: another call has been answered since.
  await fetch(`${server.address}/healthz`);
  server.kill('SIGTERM');
  await server.printed(/SIGTERM: finishing what runs/);
  await send('lo\r\n--b--\r\n');
  await writer.close();
  expect((await answer).status).toBe(201);
  expect(await server.ended).toBe(0);
});

test('a log that nobody reads holds up neither the server nor its end', async () => {
  const server = await start();
  server.stopReading();
  // Several times what lies between the two processes unread.
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

describe('a server that cannot start says why and ends with 1', () => {
  test.each([
    [{ PORT: 'many', LOG_LEVEL: 'loud' }, [], /PORT must be .*"many"\nLOG_LEVEL must be/],
    [{ HOST: '0.0.0.0' }, ['--demo'], /--demo .* needs a loopback HOST/],
    [{}, ['--dmeo'], /--dmeo[\s\S]*Usage/],
    [{ DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' }, [], /PostgreSQL does not answer/],
  ] as [Record<string, string>, string[], RegExp][])('%j %j', async (env, args, message) => {
    const program = run(env, args);
    expect(await program.ended).toBe(1);
    expect(program.output()).toMatch(message);
    expect(program.output()).not.toMatch(/\n\s+at |hunter2/);
  });

  test('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    putReadyDatabase(dataDir);
    const program = run({ PORT: String(port) });
    expect(await program.ended).toBe(1);
    expect(program.output()).toContain('The address is in use');
    other.close();
  });
});

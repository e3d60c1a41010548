import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, listPosts, login } from '@saudagar/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '../../apps/server/demo/demoAccounts.ts';
import { type RunningScript, startScript } from './startScript.ts';

let folder: string;
let running: RunningScript | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scripts-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Settings of a server with its own empty data folder. */
const settings = (name: string) => ({ DATA_DIR: join(folder, name), PORT: '0' });

/** Finds a free port: Storybook accepts no port 0. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function firstPosts(baseUrl: string): Promise<number> {
  const [{ email, password } = { email: '', password: '' }] = demoAccounts;
  const body = { email, password };
  const { access_token } = await createClient({ baseUrl }).call(login, { body });
  const client = createClient({ baseUrl, getToken: () => access_token });
  return (await client.call(listPosts)).items.length;
}

test('`npm run dev` fills an empty community, then prints the page’s address', async () => {
  running = startScript('dev', { args: ['--port', '0'], env: settings('dev') });
  const [page] = await running.printed(/http:\/\/localhost:\d+/);
  expect(await firstPosts(page)).toBeGreaterThan(0);
  expect(await (await fetch(page)).text()).toContain('<div id="root"');
});

test('`npm start` builds the app and serves it with the demo', async () => {
  running = startScript('start', { env: settings('start') });
  const [, server = ''] = await running.printed(/demo is at (http:\/\/\S+)/);
  expect(await firstPosts(server)).toBeGreaterThan(0);
  expect(await (await fetch(server)).text()).toContain('<div id="root"');
});

test('a served community gets an administrator and moves to another folder', async () => {
  const here = settings('here');
  running = startScript('serve', { env: here });
  await running.printed(/listening at/);
  await running.stop();
  running = undefined;

  const admin = {
    ADMIN_EMAIL: 'rina@toko.id',
    ADMIN_NAME: 'Rina',
    ADMIN_PASSWORD: 'kain-tenun-88',
  };
  const made = await startScript('admin', { env: { ...here, ...admin } }).ended;
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('can sign in now') });

  const archive = join(folder, 'community.tar');
  const exported = await startScript('data:export', { args: [archive], env: here }).ended;
  expect(exported).toMatchObject({ code: 0, output: expect.stringContaining('members: 1') });
  const there = settings('there');
  const imported = await startScript('data:import', { args: [archive], env: there }).ended;
  expect(imported).toMatchObject({ code: 0, output: expect.stringContaining('Imported') });
});

test('`npm run storybook` lists the stories', async () => {
  const port = String(await freePort());
  running = startScript('storybook', { args: ['--port', port, '--exact-port', '--ci'] });
  const [address] = await running.printed(/http:\/\/127\.0\.0\.1:\d+/);
  const { entries } = (await (await fetch(`${address}/index.json`)).json()) as { entries: object };
  expect(Object.keys(entries)).toContain('account-sign-in-log-in--ready');
});

test.each(['feed/typing', 'messages/typing', 'server/startUp'])(
  '`npm run bench -- %s` measures every row',
  async (part) => {
    const { output } = await startScript('bench', { args: [part] }).ended;
    // A missed aim on a busy machine does not fail the bench.
    expect(output).toMatch(/\d+ aims met, \d+ missed, 0 benches failed/);
  },
);

test('`npm run chromatic` without a token names its source', async () => {
  const { code, output } = await startScript('chromatic').ended;
  expect(code).toBe(1);
  expect(output).toContain('needs the token of a project');
});

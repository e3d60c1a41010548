import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, listPosts, login } from '@saudagar/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { demoAccounts } from '../demo/demoAccounts.ts';
import { type RunningProcess, runProgram } from '../testing/processFixture.ts';
import { runOnce } from './ownProcess.ts';

// Starts whole processes, a new database and all the demo's pictures: slow on a busy machine.
const TIMEOUT = 240_000;

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Kills the child process of a server as soon as there is one. */
async function killItsOwn(server: RunningProcess): Promise<void> {
  const [maker = 0] = await vi.waitUntil(
    () => (server.children().length > 0 ? server.children() : undefined),
    { timeout: TIMEOUT, interval: 5 },
  );
  process.kill(maker, 'SIGKILL');
}

test('a child process returns its result under `node --watch`, which uses its channel', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const folder = await mkdtemp(join(tmpdir(), 'work-'));
  const work = join(folder, 'double.mjs');
  await writeFile(
    work,
    `import { answerOnce } from '${new URL('ownProcess.ts', import.meta.url)}';
     answerOnce(async ({ number }) => number * 2);`,
  );
  expect(await runOnce(pathToFileURL(work).href, { number: 21 })).toBe(42);
  await rm(folder, { recursive: true });
});

test('a killed maker of the database or the demo leaves nothing incomplete', {
  timeout: TIMEOUT,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'makers-'));
  const start = () => runProgram('serve', { DATA_DIR: dataDir, PORT: '0' }, ['--demo']);

  const withoutDatabase = start();
  await killItsOwn(withoutDatabase);
  expect(await withoutDatabase.ended).toBe(1);
  expect(withoutDatabase.output()).toContain('ended with SIGKILL');

  const withoutDemo = start();
  await withoutDemo.printed(/Using the embedded database/);
  await killItsOwn(withoutDemo);
  expect(await withoutDemo.ended).toBe(1);
  expect(withoutDemo.output()).toContain('ended with SIGKILL');

  const whole = start();
  // A visitor who finds the demo can sign in: it listens only once complete.
  const [, baseUrl = ''] = await whole.printed(/listening at (http:\/\/[\d.:]+)/);
  const [{ email, password } = { email: '', password: '' }] = demoAccounts;
  const { access_token } = await createClient({ baseUrl }).call(login, {
    body: { email, password },
  });
  const client = createClient({ baseUrl, getToken: () => access_token });
  const { items } = await client.call(listPosts, { query: { limit: 100 } });
  expect(items.length).toBeGreaterThan(50);
  const picture = items.flatMap(({ files = [] }) => files)[0]?.urls?.full ?? '';
  expect((await fetch(`${baseUrl}${picture}`)).status).toBe(200);
  whole.kill('SIGTERM');
  expect(await whole.ended).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});

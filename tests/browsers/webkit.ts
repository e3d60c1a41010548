import { globSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { startProgram } from '../setup/program.ts';
import type { Driver } from './driver.ts';

const SIZE = { width: 1280, height: 900 };

interface Session {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
}

/** Starts WebKit on a screen that nobody sees, and speaks WebDriver with it. */
export async function startWebKit(program: string): Promise<Driver> {
  const [binary] = globSync('/usr/{lib,libexec}/**/webkit2gtk-*/MiniBrowser');
  // The server writes the number of the screen to the given descriptor once it takes clients.
  const screen = await startProgram(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { ready: /^(\d+)\n/m },
  );
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = await startProgram('sh', ['-c', `echo driver; exec ${program} --port=${port}`], {
    ready: /(driver)/,
    env: { DISPLAY: `:${screen.found}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  await untilAnswers(address);
  const { sessionId, capabilities } = await call<Session>(`${address}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  });
  const session = `${address}/session/${sessionId}`;
  await call(`${session}/window/rect`, SIZE);
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await call(`${session}/url`, { url });
    },
    evaluate: (expression) =>
      call(`${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
    async perform(actions) {
      await call(`${session}/actions`, { actions });
    },
    async close() {
      await fetch(session, { method: 'DELETE' });
      await driver.stop();
      await screen.stop();
    },
  };
}

async function call<Value>(url: string, body: object): Promise<Value> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error: string; message: string } };
  if (!answer.ok) throw new Error(`${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value as Value;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until the driver takes calls, which it does not say. */
async function untilAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../setup/program.ts';
import type { Driver } from './driver.ts';

/** Settings of a profile that begins with nothing but the page. */
const PREFERENCES = `
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
`;
const SIZE = { width: 1280, height: 900 };

interface Reply {
  id?: number;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}
type Send = <Result>(method: string, params: object) => Promise<Result>;

/** Starts Firefox and speaks WebDriver BiDi with it, which needs no program between the two. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'saudagar-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  const firefox = await startProgram(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    // Firefox does not run as root in a home that belongs to somebody else.
    { ready: /BiDi listening on (ws:\S+)/, env: { HOME: profile } },
  );
  const { send, close } = await connect(`${firefox.found}/session`);
  const { capabilities } = await send<{
    capabilities: { browserName: string; browserVersion: string };
  }>('session.new', { capabilities: {} });
  // The first tab shows a page of the browser's own, from which no other is opened.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: SIZE });
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    async close() {
      close();
      await firefox.stop();
      await rm(profile, { recursive: true });
    },
  };
}

/** Opens the socket of the protocol: each command has a number, which its reply repeats. */
async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let last = 0;
  return {
    close: () => socket.close(),
    async send<Result>(method: string, params: object) {
      last += 1;
      const id = last;
      const { result, error, message } = await new Promise<Reply>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (error) throw new Error(`${method}: ${error}: ${message}`);
      return result as Result;
    },
  };
}

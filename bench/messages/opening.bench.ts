import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createClient,
  listMessages,
  login,
  openDirectRoom,
  register,
  type SignedIn,
} from '@saudagar/contract';
import { openDatabase } from '@saudagar/server/database';
import { startPostgres } from '@saudagar/server/postgresFixture';
import { runServer } from '@saudagar/server/processFixture';
import { type Browser, chromium } from 'playwright';
import { browserLaunch } from '../../scripts/browser.ts';
import type { Bench, Figures, Row, RunningBench } from '../bench.ts';
import { median } from '../measure.ts';
import { costOf } from '../openPage.ts';
import { fillRoom } from './fillRoom.ts';

const SHORT = 100;
const LONG = 100_000;
/** Replies asked for, and times the conversation is opened, in a round. */
const REPLIES = 60;
const OPENINGS = 9;

const DATABASES = ['embedded', 'PostgreSQL'] as const;
const long = (database: string) => `${database}, 100,000 messages`;
const short = (database: string) => `${database}, 100 messages`;

/** What opening a conversation costs the server and the screen, by how many messages it holds. */
export const bench: Bench = {
  name: 'Opening a conversation of 100,000 messages, beside one of 100',
  start,
  rows: DATABASES.flatMap((database): Row[] => {
    const row = (what: string, figure: string): Row => ({
      ...{ what, figure, of: long(database), unit: 'ms' },
      ...{ beside: { of: short(database) }, atMost: 1.2 },
    });
    return [
      row(`${database}: the server's reply`, 'replyMs'),
      row('on the screen after', 'shownMs'),
      row('task of the screen', 'taskMs'),
    ];
  }),
};

async function start(): Promise<RunningBench> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-opening-'));
  const postgres = await startPostgres();
  const browser = await chromium.launch(await browserLaunch());
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    await browser.close();
    for (const one of stops) await one();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const variants: Record<string, () => Promise<Figures>> = {};
    for (const database of DATABASES) {
      const databaseUrl = database === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
      const demo = await startDemo(join(folder, database), databaseUrl);
      stops.push(demo.stop);
      const open = await openScreen(browser, demo.address, demo.signedIn);
      for (const [variant, name, roomId] of [
        [short(database), 'Budi', demo.short],
        [long(database), 'Ratna', demo.long],
      ] as const) {
        variants[variant] = async () => ({
          replyMs: await askFor(demo, roomId),
          ...(await open(name)),
        });
      }
    }
    return { variants, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Demo {
  address: string;
  signedIn: SignedIn;
  /** The rooms. */
  short: string;
  long: string;
  stop(): Promise<unknown>;
}

/** A server with a member who talks to two others, to one of them at length. */
async function startDemo(dataDir: string, databaseUrl: string | undefined): Promise<Demo> {
  const env: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const first = await runServer(dataDir, env);
  const baseUrl = first.address;
  const signedIn = await signUp(baseUrl, 'Siti');
  const client = createClient({ baseUrl, getToken: () => signedIn.access_token });
  const roomWith = async (name: string) => {
    const { user } = await signUp(baseUrl, name);
    return (await client.call(openDirectRoom, { params: { userId: user.id } })).id;
  };
  const rooms = { short: await roomWith('Budi'), long: await roomWith('Ratna') };
  first.kill('SIGTERM');
  await first.ended;

  const database = await openDatabase({ dataDir, databaseUrl });
  await fillRoom(database, { roomId: rooms.short, count: SHORT });
  await fillRoom(database, { roomId: rooms.long, count: LONG });
  await database.close();

  const server = await runServer(dataDir, env);
  return {
    ...rooms,
    ...{ address: server.address, signedIn },
    stop() {
      server.kill('SIGTERM');
      return server.ended;
    },
  };
}

const PASSWORD = 'lumbung-padi-9';

async function signUp(baseUrl: string, name: string): Promise<SignedIn> {
  const username = name.toLowerCase();
  const email = `${username}@example.com`;
  const client = createClient({ baseUrl });
  await client.call(register, { body: { email, username, full_name: name, password: PASSWORD } });
  return client.call(login, { body: { email, password: PASSWORD } });
}

/** Asks for a conversation as its screen does, again and again. */
async function askFor({ address, signedIn }: Demo, roomId: string): Promise<number> {
  const client = createClient({ baseUrl: address, getToken: () => signedIn.access_token });
  const times: number[] = [];
  for (let count = 0; count < REPLIES; count += 1) {
    const begun = performance.now();
    await client.call(listMessages, { params: { roomId }, query: { limit: 50 } });
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** The conversations on a phone; gives what opening one of them by its name costs. */
async function openScreen(browser: Browser, address: string, signedIn: SignedIn) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.addInitScript(
    (stored) => localStorage.setItem('saudagar.session.v1', stored),
    JSON.stringify(signedIn),
  );
  await page.goto(`${address}/messages`);
  const metrics = await page.context().newCDPSession(page);
  await metrics.send('Performance.enable');
  return async (name: string): Promise<Figures> => {
    const shown: number[] = [];
    const tasks: number[] = [];
    for (let count = 0; count < OPENINGS; count += 1) {
      const row = page.getByRole('button', { name });
      await row.waitFor();
      const { task } = await costOf(metrics, async () => {
        shown.push(await row.evaluate(openAndWait));
      });
      tasks.push(task);
      await page.getByRole('button', { name: 'Back' }).click();
    }
    return { shownMs: median(shown), taskMs: median(tasks) };
  };
}

/** Presses a conversation, in the page; gives the time until its newest message is painted. */
async function openAndWait(row: Element): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const begun = performance.now();
  (row as HTMLElement).click();
  while (!/\(100(000)?\)/.test(document.querySelector('[role=feed]')?.textContent ?? ''))
    await frame();
  await frame();
  return performance.now() - begun;
}

import type { Locale } from '@saudagar/contract';
import { NOW } from '@saudagar/mocks';
import type { BrowserContext, Locator, Page } from 'playwright';
import { type PageUser, userOn as pageUserOn, texts } from '../journeys/pageUser.ts';
import type { FaultServer } from './faultServer.ts';
import { PATIENCE_MS } from './faults.ts';
import { type PageSnapshot, takeSnapshot } from './pageSnapshot.ts';
import type { Scenario } from './scenario.ts';
import { type Finding, findingOf } from './verdict.ts';

/** A page of a browser with the server behind it. */
export interface Worker {
  server: FaultServer;
  page: Page;
  language: Locale;
  /** Errors since the scenario began that nobody caught, and what was printed. */
  surprises: string[];
}

/** Milliseconds in which a busy machine has surely done what it is to do. */
export const ACT_MS = 30_000;
/** How long a page is looked at before its clock is put forward, and how often that is done. */
const GLANCES = 4;
const JUMPS_MS = [1100, PATIENCE_MS + 100, 2100, PATIENCE_MS + 100, 30_000];

/** What a browser prints by itself about a call that failed. */
const OF_THE_BROWSER = /^Failed to load resource|^WebSocket connection to/;

/** Opens a lane's page, its clock in our hands. */
export async function openWorker(
  context: BrowserContext,
  server: FaultServer,
  language: Locale,
): Promise<Worker> {
  await context.clock.install({ time: new Date(NOW) });
  await context.addInitScript(() => {
    // The browser's own timeout goes by the browser's own clock.
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
  const page = await context.newPage();
  page.setDefaultTimeout(ACT_MS);
  const surprises: string[] = [];
  page.on('pageerror', (error) => surprises.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    if (isLoud && !OF_THE_BROWSER.test(message.text()))
      surprises.push(`console.${message.type()}: ${message.text()}`);
  });
  await page.routeWebSocket(/\/api\/.*ws/, (socket) => {
    socket.send(JSON.stringify({ type: 'ready' }));
    const stop = server.community.events.subscribe((memberId, event) => {
      if (memberId === 'member-1') socket.send(JSON.stringify(event));
    });
    socket.onClose(() => stop());
  });
  return { server, page, language, surprises };
}

/** What must not be read in a language: the texts of the other one alone, and the keys of texts. */
export const foreign = { en: foreignTo('en', 'id'), id: foreignTo('id', 'en') };

function foreignTo(language: Locale, other: Locale): ReadonlySet<string> {
  const own = new Set(texts[language].values());
  const keys = [...texts.en.keys()].map((key) => key.slice(key.indexOf(':') + 1));
  return new Set(
    [...texts[other].values(), ...keys.filter((key) => key.includes('.'))].filter(
      (text) => !own.has(text),
    ),
  );
}

export const userOn = ({ page, language }: Worker): PageUser => pageUserOn(page, language);

/** The first that is in sight: a phone keeps in the page what it has no room for. */
export const seenOf = (what: Locator) => what.filter({ visible: true }).first();

const shortly = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the server has nothing to answer and the page has taken in what came. */
export async function settled({ server, page }: Worker, quietMs = 10): Promise<void> {
  let seen = -1;
  for (let turns = 0; turns < 100; turns += 1) {
    const isQuiet = server.pending === 0 && server.made.length === seen;
    seen = server.made.length;
    if (isQuiet) return;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await shortly(quietMs);
  }
}

export function surpriseIn({ surprises }: Worker): Finding | undefined {
  return (
    (surprises[0] && {
      what: surprises[0],
      advice: 'Give the invoke an onError and the promise a catch: a failed call is no surprise.',
    }) ||
    undefined
  );
}

/** Looks until the page stands as one does on which nothing has failed. */
export async function becomesCalm(worker: Worker): Promise<Finding | undefined> {
  return becomes(worker, (seen) => findingOf(seen, { filled: [], isCalm: true, isSaid: true }));
}

export function becomesThere(worker: Worker, scenario: Scenario, timeout = 300): Promise<boolean> {
  const done = seenOf(scenario.done(userOn(worker)));
  if (timeout === 0) return done.isVisible();
  return done
    .waitFor({ timeout })
    .then(() => true)
    .catch(() => false);
}

/** Looks until there is nothing to be found, the page's clock put forward by a minute in all. */
export async function becomes(
  worker: Worker,
  find: (seen: PageSnapshot) => Finding | undefined | Promise<Finding | undefined>,
  jumpMs = 0,
): Promise<Finding | undefined> {
  let finding: Finding | undefined;
  for (const jump of [jumpMs, ...JUMPS_MS]) {
    if (jump > 0) await worker.page.clock.runFor(jump);
    for (let glance = 0; glance < GLANCES; glance += 1) {
      await settled(worker);
      finding = surpriseIn(worker) ?? (await find(await takeSnapshot(worker.page)));
      if (!finding) return undefined;
    }
  }
  return finding;
}

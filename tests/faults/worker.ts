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
  /** Uncaught errors and printed messages since the scenario began. */
  surprises: string[];
}

/** Milliseconds that suffice for an act on a busy machine. */
export const ACT_MS = 30_000;
/** Number of looks at a page, between which its clock advances. */
const GLANCES = 4;
const JUMPS_MS = [1100, PATIENCE_MS + 100, 2100, PATIENCE_MS + 100, 30_000];

/** Messages a browser itself prints about a failed call, and Playwright about a blocked worker. */
const OF_THE_BROWSER =
  /^Failed to load resource|^WebSocket connection to|^Service Worker registration blocked/;

/** Opens a worker's page with a controlled clock. */
export async function openWorker(
  context: BrowserContext,
  server: FaultServer,
  language: Locale,
): Promise<Worker> {
  await context.clock.install({ time: new Date(NOW) });
  await context.addInitScript(() => {
    // The browser's own timeout ignores the controlled clock.
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

/**
 * Texts that must not be shown in a language: those of the other one alone, and the keys of texts.
 */
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

/** The first visible match: a phone keeps hidden elements in the page. */
export const visibleOf = (what: Locator) => what.filter({ visible: true }).first();

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until no call is pending and the page has processed the answers. */
export async function waitForIdle({ server, page }: Worker, quietMs = 10): Promise<void> {
  let seen = -1;
  for (let turns = 0; turns < 100; turns += 1) {
    const isQuiet = server.pending === 0 && server.made.length === seen;
    seen = server.made.length;
    if (isQuiet) return;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await delay(quietMs);
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

/** Waits until the page looks as if nothing had failed. */
export async function persistentFailure(worker: Worker): Promise<Finding | undefined> {
  return waitForNoFinding(worker, (seen) =>
    findingOf(seen, { filled: [], isCalm: true, isSaid: true }),
  );
}

export function waitUntilDone(worker: Worker, scenario: Scenario, timeout = 300): Promise<boolean> {
  const done = visibleOf(scenario.done(userOn(worker)));
  if (timeout === 0) return done.isVisible();
  return done
    .waitFor({ timeout })
    .then(() => true)
    .catch(() => false);
}

/** Waits until there is no finding, while the page's clock advances by a minute in all. */
export async function waitForNoFinding(
  worker: Worker,
  find: (seen: PageSnapshot) => Finding | undefined | Promise<Finding | undefined>,
  jumpMs = 0,
): Promise<Finding | undefined> {
  let finding: Finding | undefined;
  for (const jump of [jumpMs, ...JUMPS_MS]) {
    if (jump > 0) await worker.page.clock.runFor(jump);
    for (let glance = 0; glance < GLANCES; glance += 1) {
      await waitForIdle(worker);
      finding = surpriseIn(worker) ?? (await find(await takeSnapshot(worker.page)));
      if (!finding) return undefined;
    }
  }
  return finding;
}

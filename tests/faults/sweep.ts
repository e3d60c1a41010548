import type { Endpoint, User } from '@saudagar/contract';
import { NOW, SAMPLE_PASSWORD } from '@saudagar/mocks';
import type { BrowserContext, Locator, Page } from 'playwright';
import { type Fault, PATIENCE_MS, REPEATABLE } from './faults.ts';
import { type Filled, type Look, look } from './look.ts';
import type { Hands, Scenario } from './scenario.ts';
import type { Stage } from './stage.ts';
import { type Language, readTexts, sayIn } from './texts.ts';
import { type Finding, findingOf, wordingOf } from './verdict.ts';

/** A page of a browser with the server behind it. */
export interface Lane {
  stage: Stage;
  page: Page;
  language: Language;
  /** Errors since the scenario began that nobody caught, and what was printed. */
  surprises: string[];
}

/** One thing that a screen does not take well. */
export interface Failure extends Finding {
  scenario: Scenario;
  endpoint: Endpoint;
  fault: Fault;
}

/** Milliseconds in which a busy machine has surely done what it is to do. */
const ACT_MS = 10_000;
/** How long a page is looked at before its clock is put forward, and how often that is done. */
const GLANCES = 4;
const IDLE_MS = 400;
/** After so long a notice is gone. */
const NOTICES_MS = 20_000;
const JUMPS_MS = [1100, PATIENCE_MS + 100, 2100, PATIENCE_MS + 100, 30_000];

/** What a browser prints by itself about a call that failed. */
const OF_THE_BROWSER = /^Failed to load resource|^WebSocket connection to/;

/** Opens a lane's page, its clock in our hands. */
export async function openLane(
  context: BrowserContext,
  stage: Stage,
  language: Language,
): Promise<Lane> {
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
    const { conversations } = stage.community;
    const stop = conversations.subscribe((memberId, event) => {
      if (memberId === 'member-1') socket.send(JSON.stringify(event));
    });
    socket.onClose(() => stop());
  });
  return { stage, page, language, surprises };
}

const texts = { en: readTexts('en'), id: readTexts('id') };
/** What must not be read in a language: the texts of the other one alone, and the keys of texts. */
const foreign = { en: foreignTo('en', 'id'), id: foreignTo('id', 'en') };

function foreignTo(language: Language, other: Language): ReadonlySet<string> {
  const own = new Set(texts[language].values());
  const keys = [...texts.en.keys()].map((key) => key.slice(key.indexOf(':') + 1));
  return new Set(
    [...texts[other].values(), ...keys.filter((key) => key.includes('.'))].filter(
      (text) => !own.has(text),
    ),
  );
}

function handsOf({ page, language }: Lane): Hands {
  const say = sayIn(texts[language]);
  return {
    page,
    say,
    button: (key, values) => page.getByRole('button', { name: say(key, values), exact: true }),
    field: (key) => page.getByRole('textbox', { name: say(key) }),
  };
}

/** Opens the scenario's page and goes to where it is done. */
async function prepare(lane: Lane, scenario: Scenario): Promise<void> {
  lane.stage.begin(scenario, lane.language);
  if (scenario.press) {
    await lane.page.goto(lane.stage.url + (scenario.path ?? scenario.page));
    await settled(lane);
  }
  await scenario.reach?.(handsOf(lane));
  await settled(lane);
}

async function act(lane: Lane, scenario: Scenario): Promise<void> {
  if (scenario.press) await press(lane.page, scenario, scenario.press(handsOf(lane)).first());
  else await lane.page.goto(lane.stage.url + (scenario.path ?? scenario.page));
}

async function press(page: Page, { types }: Scenario, what: Locator): Promise<void> {
  await what.click();
  if (types) await page.keyboard.press('End').then(() => page.keyboard.type(types));
}

const shortly = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the server has nothing to answer and the page has taken in what came. */
async function settled({ stage, page }: Lane, quietMs = 10): Promise<void> {
  let seen = -1;
  for (let turns = 0; turns < 100; turns += 1) {
    const isQuiet = stage.pending === 0 && stage.made.length === seen;
    seen = stage.made.length;
    if (isQuiet) return;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await shortly(quietMs);
  }
}

/** Runs it as it is meant to be; gives the calls it makes. */
export async function rehearse(lane: Lane, scenario: Scenario): Promise<Endpoint[]> {
  lane.surprises.length = 0;
  await prepare(lane, scenario);
  const before = lane.stage.made.length;
  await scenario.fill?.(handsOf(lane));
  await act(lane, scenario);
  if (!(await becomesThere(lane, scenario, ACT_MS)))
    throw new Error(
      ['what is there once it is done does not appear', ...lane.surprises].join('; '),
    );
  // What comes on demand comes when the browser is idle.
  await settled(lane, IDLE_MS);
  if (lane.surprises.length > 0) throw new Error(lane.surprises.join('\n'));
  const { pathname } = new URL(scenario.path ?? scenario.page, lane.stage.url);
  const made = lane.stage.made.slice(before).filter(({ from }) => from === pathname);
  return [...new Set(made.map(({ endpoint }) => endpoint))];
}

/**
 * Puts one call of a scenario through every fault, one after the other as a member might meet them
 * who always tries again: it opens the page anew only where the last fault left no way to do so.
 * Gives what the screen does not take well; null where the call was not made this time.
 */
export async function sweep(
  lane: Lane,
  scenario: Scenario,
  endpoint: Endpoint,
  { faults = allFaults(endpoint), pages = Number.POSITIVE_INFINITY }: SweepOptions = {},
): Promise<Swept | null> {
  const failures: Failure[] = [];
  const run: Run = {
    ...{ lane, scenario, endpoint, faults: 0, pages, filled: [], before: [], isReady: false },
    address: '',
  };
  for (const fault of faults) {
    const finding = await meet(run, fault).catch((error: Error) => {
      if (error instanceof NotCalled) return error;
      run.isReady = false;
      return {
        what: `it cannot be gone through: ${error.message.split('\n')[0]}`,
        advice: `Make ${endpoint.name} fail so by hand, and see where “${scenario.does}” stops.`,
      };
    });
    if (finding instanceof NotCalled) return null;
    if (finding) failures.push({ ...finding, scenario, endpoint, fault });
    if (finding) run.isReady = false;
    lane.stage.lift();
  }
  return { failures, faults: run.faults };
}

/** How much of a sweep is done. */
export interface SweepOptions {
  /** @default all */
  faults?: readonly Fault[];
  /**
   * How many pages may be opened for the faults that leave no way to try again; the others are left
   * out. @default any
   */
  pages?: number;
}

/** What came of a sweep. */
export interface Swept {
  failures: Failure[];
  /** How many faults the screen was put through. */
  faults: number;
}

/** How far a sweep has come. */
interface Run {
  lane: Lane;
  scenario: Scenario;
  endpoint: Endpoint;
  /** Faults met. */
  faults: number;
  /** Pages that may still be opened. */
  pages: number;
  /** What was typed and chosen. */
  filled: readonly Filled[];
  /** What the page said before anything failed. */
  before: readonly string[];
  /** Where it is done. */
  address: string;
  /** Whether the page is where the member can go on. */
  isReady: boolean;
}

/** The call is not one that the scenario always makes. */
class NotCalled extends Error {}

/**
 * Every fault that a call can meet, last the one that leaves it done. Each call begins with another
 * one, so that those that are not put through all meet different ones.
 */
function allFaults({ name }: Endpoint): readonly Fault[] {
  const first = [...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % REPEATABLE.length;
  const turned = [...REPEATABLE.slice(first), ...REPEATABLE.slice(0, first)];
  return [...turned, 'unauthorized', 'late'];
}

async function meet(run: Run, fault: Fault): Promise<Finding | undefined> {
  if (!(await goOnInto(run, fault))) {
    const isEnd = fault === 'unauthorized' || fault === 'late';
    if (run.pages <= 0 && !isEnd) return undefined;
    run.pages -= 1;
    await startWith(run, fault);
  }
  run.faults += 1;
  if (fault === 'late') return comeLate(run);
  if (fault === 'unauthorized' && run.endpoint.who !== 'anyone') return signInAgain(run);
  const finding = await judge(run, fault);
  run.isReady = true;
  return finding;
}

/** Opens the page and does everything up to the call. */
async function startWith(run: Run, fault: Fault): Promise<void> {
  const { lane, scenario, endpoint } = run;
  lane.surprises.length = 0;
  await prepare(lane, scenario);
  lane.stage.plant(endpoint, fault);
  await scenario.fill?.(handsOf(lane));
  if (scenario.press) {
    const chosen = (scenario.keeps ?? []).map((value) => ({ label: 'chosen', value }));
    const { filled, said } = await look(lane.page);
    run.filled = [...filled, ...chosen];
    run.before = said;
    run.address = lane.page.url();
  } else run.address = lane.stage.url + (scenario.path ?? scenario.page);
  await act(lane, scenario);
  if (!(await met(lane, 0))) throw new NotCalled();
}

/** Tries again on the page that met the fault before; gives whether there was a way to. */
async function goOnInto(run: Run, fault: Fault): Promise<boolean> {
  const { lane, scenario, endpoint, isReady } = run;
  if (!isReady) return false;
  run.isReady = false;
  await lane.page.clock.fastForward(NOTICES_MS);
  const before = metCount(lane);
  lane.stage.plant(endpoint, fault);
  if (!(await goOn(lane, scenario))) return false;
  return met(lane, before);
}

/** The call is answered when the member has gone elsewhere: it is done all the same. */
async function comeLate({ lane, scenario, address }: Run): Promise<Finding | undefined> {
  const { stage, page } = lane;
  const link = page.locator(`a[href^="/"]:not([href="${new URL(page.url()).pathname}"])`).first();
  const canLeave = (await link.count()) > 0;
  // As Back does, whatever stands over the page.
  if (canLeave) await link.evaluate((element: HTMLElement) => element.click());
  stage.lift();
  await settled(lane);
  const away = await becomesCalm(lane);
  if (away) return away;
  if (canLeave && page.url() !== address && !(await becomesThere(lane, scenario, 0)))
    await page.goBack();
  await settled(lane);
  return becomesCalm(lane);
}

/** Looks until the page stands as one does on which nothing has failed. */
async function becomesCalm(lane: Lane): Promise<Finding | undefined> {
  return becomes(lane, (seen) => findingOf(seen, { filled: [], isCalm: true, isSaid: true }));
}

function becomesThere(lane: Lane, scenario: Scenario, timeout = 300): Promise<boolean> {
  const done = scenario.done(handsOf(lane)).first();
  if (timeout === 0) return done.isVisible();
  return done
    .waitFor({ timeout })
    .then(() => true)
    .catch(() => false);
}

/** The session is over: sign-in, back to the page, and everything is as it was. */
async function signInAgain(run: Run): Promise<Finding | undefined> {
  const { lane, scenario, filled } = run;
  const { stage, page } = lane;
  const hands = handsOf(lane);
  const address = scenario.returnsTo ? stage.url + scenario.returnsTo : run.address;
  await settled(lane);
  stage.lift();
  const email = hands.field('account:field.email');
  const isAsked = await email
    .or(scenario.done(hands).first())
    .first()
    .waitFor()
    .then(() => email.isVisible())
    .catch(() => false);
  if (!isAsked) {
    if (await becomesThere(lane, scenario)) return surpriseIn(lane);
    return {
      what: 'a session that has ended does not lead to sign-in',
      advice: 'Call through the portal’s client, which ends the session on a 401; catch nothing.',
    };
  }
  if (await becomesThere(lane, scenario, 0)) return surpriseIn(lane);
  await email.fill(memberOf(lane, scenario).email);
  await hands.field('account:field.password').fill(SAMPLE_PASSWORD);
  await hands.button('account:signIn').click();
  const { pathname } = new URL(address);
  const isBack = (url: URL) => url.pathname === pathname;
  await page.waitForURL(isBack).catch(() => undefined);
  if (!isBack(new URL(page.url()))) {
    return {
      what: `after signing in again the member is at ${page.url()} instead of ${address}`,
      advice: 'Leave the address to the host: it remembers where the member was.',
    };
  }
  await settled(lane);
  if (await becomesThere(lane, scenario)) return surpriseIn(lane);
  if (scenario.press) await scenario.reach?.(hands);
  await settled(lane);
  run.isReady = true;
  return becomes(lane, (seen) => findingOf(seen, { filled, isCalm: true, isSaid: true }));
}

function memberOf({ stage }: Lane, { as }: Scenario): User {
  return stage.community.accounts.find(as ?? 'member-1') as User;
}

/**
 * Takes the way on that the page offers; where it offers none of its own, the member does it again.
 * Gives whether there is a way: some ends are final, such as of a post that is gone.
 */
async function goOn(lane: Lane, scenario: Scenario): Promise<boolean> {
  const hands = handsOf(lane);
  const { pathname } = new URL(lane.page.url());
  if (pathname !== (scenario.path ?? scenario.page)) return false;
  const retry = hands.button('ui:retry').first();
  const again = scenario.press?.(hands).first();
  if (await retry.isVisible()) await retry.click();
  else if (!again) await act(lane, scenario);
  else if (await canBePressed(again)) await press(lane.page, scenario, again);
  else return false;
  return true;
}

async function canBePressed(control: Locator): Promise<boolean> {
  if (!(await control.isVisible()) || !(await control.isEnabled())) return false;
  return control.evaluate((element) => element.closest('[inert]') === null);
}

const metCount = ({ stage }: Lane) => stage.made.filter(({ fault }) => fault !== null).length;

/** Waits until a call has met the fault; gives whether one has. */
async function met(lane: Lane, before: number): Promise<boolean> {
  for (let turn = 0; turn < 4; turn += 1) {
    if (metCount(lane) > before) return true;
    await settled(lane, turn === 0 ? 10 : IDLE_MS);
  }
  return metCount(lane) > before;
}

function surpriseIn({ surprises }: Lane): Finding | undefined {
  return (
    (surprises[0] && {
      what: surprises[0],
      advice: 'Give the invoke an onError and the promise a catch: a failed call is no surprise.',
    }) ||
    undefined
  );
}

/** Looks until the page takes the fault well. */
function judge(run: Run, fault: Fault): Promise<Finding | undefined> {
  const { lane, scenario, endpoint, filled, before } = run;
  const isUnsaid = scenario.unsaid?.[endpoint.name] !== undefined;
  const isWrite = endpoint.method !== 'GET';
  // What is not there, or not for this member, may be said in its place.
  const isFinal = fault === 'missing' || fault === 'forbidden';
  // An answer without content cannot be malformed, nor can a file of any content.
  const isTaken = fault === 'malformed' && endpoint.replyKind !== 'json';
  return becomes(
    lane,
    async (seen) => {
      const isDone = await becomesThere(lane, scenario, 0);
      const news = seen.said.filter((text) => !before.includes(text));
      const isSaid =
        news.length > 0 ||
        (isFinal && seen.instead.length > 0) ||
        ((await scenario.tells?.(handsOf(lane)).first().isVisible()) ?? false);
      const expected = {
        filled: isDone ? [] : filled,
        isCalm: isUnsaid || isTaken || (isDone && !scenario.isTraceless && !isWrite),
        isSaid,
      };
      return (
        findingOf(seen, expected) ?? wordingOf(seen.said, lane.language, foreign[lane.language])
      );
    },
    fault === 'unanswered' ? PATIENCE_MS + 100 : 0,
  );
}

/** Looks until there is nothing to be found, the page's clock put forward by a minute in all. */
async function becomes(
  lane: Lane,
  find: (seen: Look) => Finding | undefined | Promise<Finding | undefined>,
  jumpMs = 0,
): Promise<Finding | undefined> {
  let finding: Finding | undefined;
  for (const jump of [jumpMs, ...JUMPS_MS]) {
    if (jump > 0) await lane.page.clock.runFor(jump);
    for (let glance = 0; glance < GLANCES; glance += 1) {
      await settled(lane);
      finding = surpriseIn(lane) ?? (await find(await look(lane.page)));
      if (!finding) return undefined;
    }
  }
  return finding;
}

import { join } from 'node:path';
import type { Endpoint } from '@saudagar/contract';
import { root } from '../../scripts/packages.ts';
import { type Fault, PATIENCE_MS, REPEATABLE } from './faults.ts';
import { comeLate, REDIRECT_MS, signInAgain } from './leave.ts';
import { type Filled, takeSnapshot } from './pageSnapshot.ts';
import { act, goOn, IDLE_MS, met, metCount, prepare } from './play.ts';
import type { Scenario } from './scenario.ts';
import { type Finding, findingOf, wordingOf } from './verdict.ts';
import { becomes, becomesThere, foreign, seenOf, settled, userOn, type Worker } from './worker.ts';

/** After so long a notice is gone. */
const NOTICES_MS = 20_000;
/** Where a session that has ended leads. */
const SIGN_IN = '/login';

/** One thing that a screen does not take well. */
export interface Failure extends Finding {
  scenario: Scenario;
  endpoint: Endpoint;
  fault: Fault;
}

/**
 * Puts one call of a scenario through every fault, one after the other as a member might meet them
 * who always tries again: it opens the page anew only where the last fault left no way to do so.
 * Gives what the screen does not take well; null where the call was not made this time.
 */
export async function sweep(
  worker: Worker,
  scenario: Scenario,
  endpoint: Endpoint,
  { faults = faultsOf(endpoint), pages = Number.POSITIVE_INFINITY, tries = 1 }: SweepOptions = {},
): Promise<Swept | null> {
  const failures: Failure[] = [];
  const flaky: Fault[] = [];
  const run: Run = {
    ...{ worker, scenario, endpoint, faults: 0, pages, filled: [], before: [], isReady: false },
    address: '',
  };
  for (const fault of faults) {
    let finding = await findingAt(run, fault);
    for (let more = tries - 1; finding && more > 0; more -= 1) {
      // Tried again from the start, on a page of its own.
      run.pages = Math.max(run.pages, 1);
      const again = await findingAt(run, fault);
      if (again instanceof NotCalled) continue;
      if (!again) flaky.push(fault);
      finding = again;
    }
    if (finding instanceof NotCalled) return null;
    if (finding) failures.push({ ...finding, scenario, endpoint, fault });
  }
  return { failures, flaky, faults: run.faults };
}

/** Meets one fault; what went wrong on the way counts as found. */
async function findingAt(run: Run, fault: Fault): Promise<Finding | NotCalled | undefined> {
  const { worker, scenario, endpoint } = run;
  const finding = await meet(run, fault).catch((error: Error) =>
    error instanceof NotCalled
      ? error
      : {
          what: `it cannot be gone through: ${error.message.split('\n')[0]}`,
          advice: `Make ${endpoint.name} fail so by hand, and see where “${scenario.does}” stops.`,
        },
  );
  if (finding) {
    run.isReady = false;
    if (!(finding instanceof NotCalled)) await photograph(run, fault);
  }
  worker.server.lift();
  return finding;
}

/** Keeps the page as it was when the fault was not taken well, for who mends it. */
async function photograph({ worker, scenario, endpoint }: Run, fault: Fault): Promise<void> {
  const name = `${scenario.does} ${endpoint.name} ${fault}.png`.replaceAll(' ', '-');
  const path = join(root, 'test-results/faults', name);
  await worker.page.screenshot({ path }).catch((error: Error) => console.error(error.message));
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
  /**
   * How often a fault is met that is not taken well. @default 1
   */
  tries?: number;
}

/** What came of a sweep. */
export interface Swept {
  failures: Failure[];
  /** Faults that were taken well only when they were met again. */
  flaky: Fault[];
  /** How many faults the screen was put through. */
  faults: number;
}

/** How far a sweep has come. */
interface Run {
  worker: Worker;
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
 * The faults that a call can meet, last the one that leaves it done. Of those that it can meet again
 * and again `most` are taken, for each call others.
 */
export function faultsOf({ name }: Endpoint, most: number = REPEATABLE.length): readonly Fault[] {
  const first = [...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % REPEATABLE.length;
  const turned = [...REPEATABLE.slice(first), ...REPEATABLE.slice(0, first)];
  return [...turned.slice(0, most), 'unauthorized', 'late'];
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
  if (fault === 'unauthorized' && (await endsSession(run))) return signInAgain(run);
  const finding = await judge(run, fault);
  run.isReady = true;
  return finding;
}

/** Whether a call that is refused ends the session: a member's, also where visitors may make it. */
async function endsSession({ worker, scenario, endpoint }: Run): Promise<boolean> {
  if (endpoint.access !== 'anyone') return true;
  if (scenario.as === null) return false;
  const isSignIn = ({ pathname }: URL) => pathname === SIGN_IN;
  await worker.page.waitForURL(isSignIn, { timeout: REDIRECT_MS }).catch(() => undefined);
  return isSignIn(new URL(worker.page.url()));
}

/** Opens the page and does everything up to the call. */
async function startWith(run: Run, fault: Fault): Promise<void> {
  const { worker, scenario, endpoint } = run;
  worker.surprises.length = 0;
  await prepare(worker, scenario);
  worker.server.plant(endpoint, fault);
  await scenario.fill?.(userOn(worker));
  if (scenario.press) {
    const chosen = (scenario.keeps ?? []).map((value) => ({ label: 'chosen', value }));
    const { filled, messages } = await takeSnapshot(worker.page);
    run.filled = [...filled, ...chosen];
    run.before = messages;
    run.address = worker.page.url();
  } else run.address = worker.server.url + (scenario.path ?? scenario.page);
  await act(worker, scenario);
  if (!(await met(worker, 0))) throw new NotCalled();
}

/** Tries again on the page that met the fault before; gives whether there was a way to. */
async function goOnInto(run: Run, fault: Fault): Promise<boolean> {
  const { worker, scenario, endpoint, isReady } = run;
  if (!isReady) return false;
  run.isReady = false;
  const before = metCount(worker);
  // First: what the page tries again by itself meanwhile meets it as well.
  worker.server.plant(endpoint, fault);
  await worker.page.clock.fastForward(NOTICES_MS);
  await settled(worker, scenario.press ? undefined : IDLE_MS);
  // What it said of a session refused meanwhile would go with opening the page anew.
  if (!scenario.press && metCount(worker) > before) return true;
  if (!(await goOn(worker, scenario))) return false;
  return met(worker, before);
}

/** Looks until the page takes the fault well. */
async function judge(run: Run, fault: Fault): Promise<Finding | undefined> {
  const { worker, scenario, endpoint, before } = run;
  const isUnsaid = scenario.unsaid?.[endpoint.name] !== undefined;
  const isWrite = endpoint.method !== 'GET';
  // What is not there, or not for this member, may be said in its place.
  const isFinal = fault === 'missing' || fault === 'forbidden';
  // An answer without content cannot be malformed, nor can a file of any content.
  const isTaken = fault === 'malformed' && endpoint.replyKind !== 'json';
  // While a read goes unanswered, the notice of what was sent before it comes and goes.
  const wasDone = fault === 'unanswered' && (await becomesThere(worker, scenario));
  return becomes(
    worker,
    async (seen) => {
      const isDone = wasDone || (await becomesThere(worker, scenario, 0));
      // What was sent need not stay, though a list that is read after it fails again and again.
      if (isDone) run.filled = [];
      const news = seen.messages.filter((text) => !before.includes(text));
      const isSaid =
        news.length > 0 ||
        (isFinal && seen.instead.length > 0) ||
        (scenario.failureMessage !== undefined &&
          (await seenOf(scenario.failureMessage(userOn(worker))).isVisible()));
      const expected = {
        filled: isTaken ? [] : run.filled,
        isCalm: isUnsaid || isTaken || (isDone && !scenario.isTraceless && !isWrite),
        isSaid,
      };
      return (
        findingOf(seen, expected) ??
        wordingOf(seen.messages, worker.language, foreign[worker.language])
      );
    },
    fault === 'unanswered' ? PATIENCE_MS + 100 : 0,
  );
}

import { join } from 'node:path';
import type { Endpoint } from '@saudagar/contract';
import { root } from '../../scripts/packages.ts';
import { type Fault, PATIENCE_MS, REPEATABLE } from './faults.ts';
import { answerAfterLeaving, REDIRECT_MS, signInAgain } from './leave.ts';
import { type Filled, takeSnapshot } from './pageSnapshot.ts';
import { act, faultCount, hasMetFault, IDLE_MS, prepare, retryScenario } from './play.ts';
import type { Scenario } from './scenario.ts';
import { type Finding, findingOf, wordingOf } from './verdict.ts';
import {
  foreign,
  userOn,
  visibleOf,
  type Worker,
  waitForIdle,
  waitForNoFinding,
  waitUntilDone,
} from './worker.ts';

/** Milliseconds after which a notice has disappeared. */
const TOASTS_MS = 20_000;
/** Path to which an ended session leads. */
const SIGN_IN = '/login';

/** A fault that a screen does not handle well. */
export interface Failure extends Finding {
  scenario: Scenario;
  endpoint: Endpoint;
  fault: Fault;
}

/**
 * Sweeps one call of a scenario through every fault in turn, as a member meets them who always
 * retries:
 * it opens the page again only when the last fault left no way to retry. Returns the faults the
 * screen does not handle well; null when the call was not made this time.
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
      // Retried from the start, on a new page.
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

/** Meets one fault; an error on the way is a finding. */
async function findingAt(run: Run, fault: Fault): Promise<Finding | NotCalled | undefined> {
  const { worker, scenario, endpoint } = run;
  const finding = await provoke(run, fault).catch((error: Error) =>
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

/** Saves a screenshot of the page at the finding, for debugging. */
async function photograph({ worker, scenario, endpoint }: Run, fault: Fault): Promise<void> {
  const name = `${scenario.does} ${endpoint.name} ${fault}.png`.replaceAll(' ', '-');
  const path = join(root, 'test-results/faults', name);
  await worker.page.screenshot({ path }).catch((error: Error) => console.error(error.message));
}

/** Limits of a sweep. */
export interface SweepOptions {
  /** @default all */
  faults?: readonly Fault[];
  /**
   * Pages that may be opened for faults without a way to retry; further faults are left out.
   * @default any
   */
  pages?: number;
  /** Attempts at a fault that is not handled well. @default 1 */
  tries?: number;
}

/** The result of a sweep. */
export interface Swept {
  failures: Failure[];
  /** Faults handled well only at a later attempt. */
  flaky: Fault[];
  /** The number of faults met. */
  faults: number;
}

/** The progress of a sweep. */
interface Run {
  worker: Worker;
  scenario: Scenario;
  endpoint: Endpoint;
  /** The number of faults met so far. */
  faults: number;
  /** The number of pages that may still be opened. */
  pages: number;
  /** The typed and chosen values. */
  filled: readonly Filled[];
  /** Messages on the page before any failure. */
  before: readonly string[];
  /** The address of the act. */
  address: string;
  /** True when the member can continue on the page. */
  isReady: boolean;
}

/** The scenario did not make the call this time. */
class NotCalled extends Error {}

/**
 * The faults that a call can meet, the one that lets it take effect last. Of repeatable ones `most`
 * are taken, different ones for each call.
 */
export function faultsOf({ name }: Endpoint, most: number = REPEATABLE.length): readonly Fault[] {
  const first = [...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % REPEATABLE.length;
  const turned = [...REPEATABLE.slice(first), ...REPEATABLE.slice(0, first)];
  return [...turned.slice(0, most), 'unauthorized', 'late'];
}

async function provoke(run: Run, fault: Fault): Promise<Finding | undefined> {
  if (!(await retryInto(run, fault))) {
    const isEnd = fault === 'unauthorized' || fault === 'late';
    if (run.pages <= 0 && !isEnd) return undefined;
    run.pages -= 1;
    await startWith(run, fault);
  }
  run.faults += 1;
  if (fault === 'late') return answerAfterLeaving(run);
  if (fault === 'unauthorized' && (await endsSession(run))) return signInAgain(run);
  const finding = await judge(run, fault);
  run.isReady = true;
  return finding;
}

/** Checks whether a refused call ends the session: a member's, even when visitors may make it. */
async function endsSession({ worker, scenario, endpoint }: Run): Promise<boolean> {
  if (endpoint.access !== 'anyone') return true;
  if (scenario.as === null) return false;
  const isSignIn = ({ pathname }: URL) => pathname === SIGN_IN;
  await worker.page.waitForURL(isSignIn, { timeout: REDIRECT_MS }).catch(() => undefined);
  return isSignIn(new URL(worker.page.url()));
}

/** Opens the page and does everything before the call. */
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
  if (!(await hasMetFault(worker, 0))) throw new NotCalled();
}

/** Retries on the page that met the fault before; returns whether there was a way to. */
async function retryInto(run: Run, fault: Fault): Promise<boolean> {
  const { worker, scenario, endpoint, isReady } = run;
  if (!isReady) return false;
  run.isReady = false;
  const before = faultCount(worker);
  // First: automatic retries of the page in the meantime meet the fault as well.
  worker.server.plant(endpoint, fault);
  await worker.page.clock.fastForward(TOASTS_MS);
  await waitForIdle(worker, scenario.press ? undefined : IDLE_MS);
  // Opening the page again would remove its message about a session refused meanwhile.
  if (!scenario.press && faultCount(worker) > before) return true;
  if (!(await retryScenario(worker, scenario))) return false;
  return hasMetFault(worker, before);
}

/** Waits until the page handles the fault well. */
async function judge(run: Run, fault: Fault): Promise<Finding | undefined> {
  const { worker, scenario, endpoint, before } = run;
  const isUnsaid = scenario.unsaid?.[endpoint.name] !== undefined;
  const isWrite = endpoint.method !== 'GET';
  // A message may replace content that is missing or forbidden.
  const isFinal = fault === 'missing' || fault === 'forbidden';
  // An answer without content cannot be malformed, nor can a file of any content.
  const isTaken = fault === 'malformed' && endpoint.replyKind !== 'json';
  // While a read is not answered, the notice of an earlier write appears and disappears.
  const wasDone = fault === 'unanswered' && (await waitUntilDone(worker, scenario));
  return waitForNoFinding(
    worker,
    async (seen) => {
      const isDone = wasDone || (await waitUntilDone(worker, scenario, 0));
      // Sent values need not stay, even when the list read after them keeps failing.
      if (isDone) run.filled = [];
      const news = seen.messages.filter((text) => !before.includes(text));
      const isSaid =
        news.length > 0 ||
        (isFinal && seen.instead.length > 0) ||
        (scenario.failureMessage !== undefined &&
          (await visibleOf(scenario.failureMessage(userOn(worker))).isVisible()));
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

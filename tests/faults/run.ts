/**
 * Sweeps every screen of the built host through every fault of every call it makes, after the
 * planted screens. Without arguments it plays every scenario without a fault, then sweeps a sample
 * of their calls, drawn by the commit or by the seed FAULTS_SEED. Parts of the names of pages and
 * scenarios take all calls of those, each with all its faults. `--all` sweeps every pair of page and
 * call, each in a language and on a screen that the seed draws, and finds calls that no scenario
 * makes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@saudagar/contract';
import { type Browser, chromium } from 'playwright';
import { pages } from '../../apps/host/src/pages/pages.ts';
import { browserLaunch } from '../../scripts/browser.ts';
import { drawn, seedOf } from '../../scripts/checks/sample.ts';
import { root } from '../../scripts/packages.ts';
import { areas, scenariosOf } from '../areas.ts';
import { callersOf, callsWithout, type Gap, pagesWithout } from './coverage.ts';
import { startFaultServer } from './faultServer.ts';
import type { Fault } from './faults.ts';
import { sweepPlanted } from './planted.ts';
import { rehearse } from './play.ts';
import type { Scenario } from './scenario.ts';
import { type Failure, faultsOf, sweep } from './sweep.ts';
import { type Task, tasksOf } from './tasks.ts';
import { dealt, type View, WIDE_ENGLISH } from './views.ts';
import { openWorker, type Worker } from './worker.ts';

/** Pages open at once: one more keeps the cores busy while the others wait for their server. */
const WORKERS = availableParallelism() + 1;
/** Number of calls swept in a sample. */
const SAMPLE = 8;
/** The seed of a sample; the same seed draws the same one. */
const SEED = seedOf('FAULTS_SEED');
/** Repeatable faults of a call in a sample, of nine. */
const SHORT_FAULTS = 3;
/** Pages opened for a call without a way to retry; other runs open as many as they need. */
const SHORT_PAGES = 1;
/** A busy machine gets a second try, which is reported, as with every test in a browser. */
const TRIES = process.env.CI === 'true' ? 2 : 1;

const started = performance.now();
const args = process.argv.slice(2);
const isLong = args.includes('--all');
const filters = args.filter((one) => !one.startsWith('--'));
const isSample = !isLong && filters.length === 0;

const gaps: Gap[] = [];
const failures: (Failure & { view: View })[] = [];
/** Names of faults handled only at the second try. */
const flaky: string[] = [];
let faults = 0;
let processorSeconds = 0;
/** Processor time of running processes that is counted already. */
let counted = 0;

const scenarios = await scenariosOf(areas);
const chosen = scenarios.filter(
  ({ page, does }) =>
    filters.length === 0 || filters.some((part) => `${page} ${does}`.includes(part)),
);
if (isSample) console.log(`Seed ${SEED}; FAULTS_SEED=${SEED} draws this sample again`);
const browser = await chromium.launch(await browserLaunch());
const planted = await sweepPlanted(browser);
/** Calls that scenarios made. */
const observed = new Set<string>();
let swept = 0;
const observations = await withWorkers(WIDE_ENGLISH, (workers) => share(workers, chosen, observe));
for (const { endpoint } of observations.flat()) observed.add(endpoint.name);
const tasks = tasksOf(observations.flat(), isLong);
if (isLong) {
  console.log(`Seed ${SEED}: ${tasks.length} calls of ${chosen.length} scenarios`);
  // Controls that a phone lacks are swept at the size where they were found.
  const left: (readonly Task[])[] = [];
  for (const [view, own] of dealt(SEED, tasks)) left.push(...(await sweepAll(view, own)));
  await sweepAll(WIDE_ENGLISH, left);
} else {
  await sweepAll(WIDE_ENGLISH, isSample ? sampleOf(tasks) : tasks);
}
await browser.close();
if (filters.length === 0) {
  const paths = pages.flatMap((page) => page.paths);
  gaps.push(...pagesWithout(scenarios, paths));
}
if (isLong) gaps.push(...callsWithout(observed, callersOf(root)));
report();
// Open handles of a page must not keep the run from ending.
process.exit(gaps.length + failures.length + planted.missed.length === 0 ? 0 : 1);

/** Processor time of the browser's running processes and of this one, in seconds of a core. */
async function processorTime(running: Browser): Promise<number> {
  const session = await running.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const { user, system } = process.cpuUsage();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, (user + system) / 1e6);
}

/** Opens pages of a language and size for some work, and closes them. */
async function withWorkers<Result>(
  { language, width, height }: View,
  work: (workers: readonly Worker[]) => Promise<Result>,
): Promise<Result> {
  const workers = await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: 'en-GB',
        timezoneId: 'Asia/Jakarta',
        reducedMotion: 'reduce',
        // Each fault meets the page's own requests.
        serviceWorkers: 'block',
      });
      return openWorker(context, await startFaultServer(join(root, 'apps/host/dist')), language);
    }),
  );
  const result = await work(workers);
  processorSeconds += (await processorTime(browser)) - counted;
  for (const { server, page } of workers) {
    server.close();
    await page.context().close();
  }
  // Closing a page ends its process, and its count.
  counted = await processorTime(browser);
  return result;
}

/** Sweeps calls through their faults; returns those that no scenario made there. */
async function sweepAll(
  view: View,
  tasks: readonly (readonly Task[])[],
): Promise<(readonly Task[])[]> {
  if (tasks.length === 0) return [];
  const wasMade = await withWorkers(view, (workers) =>
    share(workers, tasks, (worker, callers) => sweepCall(worker, view, callers)),
  );
  return tasks.filter((_, index) => !wasMade[index]);
}

/** Sweeps a call in the first scenario that makes it; returns false when none does. */
async function sweepCall(worker: Worker, view: View, callers: readonly Task[]): Promise<boolean> {
  for (const { scenario, endpoint } of callers) {
    if ((scenario.from ?? 0) > view.width) continue;
    const options = isSample
      ? { faults: faultsOf(endpoint, SHORT_FAULTS), pages: SHORT_PAGES, tries: TRIES }
      : {};
    const result = await sweep(worker, scenario, endpoint, options);
    // An earlier act made the call, and it was only recorded here: another scenario always makes
    // it.
    if (!result) continue;
    swept += 1;
    faults += result.faults;
    flaky.push(...result.flaky.map((fault) => labelOf(scenario, endpoint, fault)));
    console.log(`${endpoint.name}: ${result.faults} faults of “${scenario.does}”`);
    failures.push(...result.failures.map((failure) => ({ ...failure, view })));
    return true;
  }
  return false;
}

/** Runs a scenario without a fault, to record its calls. */
async function observe(worker: Worker, scenario: Scenario): Promise<Task[]> {
  try {
    const endpoints = await rehearse(worker, scenario).catch(async (error: unknown) => {
      if (TRIES === 1) throw error;
      const observed = await rehearse(worker, scenario);
      flaky.push(`${scenario.page} · ${scenario.does}`);
      return observed;
    });
    return endpoints.map((endpoint) => ({ scenario, endpoint }));
  } catch (error) {
    gaps.push({
      what: `“${scenario.does}” on ${scenario.page} does not work even without a fault: ${(error as Error).message}`,
      advice: 'Mend its scenario in tests/faults/scenarios, or the page.',
    });
    return [];
  }
}

function sampleOf(calls: readonly (readonly Task[])[]): (readonly Task[])[] {
  return drawn(SEED, calls, ([first]) => first?.endpoint.name ?? '').slice(0, SAMPLE);
}

/** Distributes work to free workers; returns the results in order. */
async function share<Work, Result>(
  workers: readonly Worker[],
  work: readonly Work[],
  act: (worker: Worker, one: Work) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...work.entries()];
  await Promise.all(
    workers.map(async (worker) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        results[next[0]] = await act(worker, next[1]);
      }
    }),
  );
  return results;
}

function labelOf({ page, does }: Scenario, { name }: Endpoint, fault: Fault): string {
  return `${page} · ${does} · ${name}: ${fault}`;
}

function report(): void {
  for (const { scenario, endpoint, fault, what, advice, view } of failures) {
    const label = labelOf(scenario, endpoint, fault);
    const viewNote = isLong ? ` (${view.language}, ${view.width} px)` : '';
    console.error(`${label}${viewNote}\n  ${what}.\n  ${advice}\n`);
  }
  for (const { what, advice } of gaps) console.error(`${what}.\n  ${advice}\n`);
  for (const missed of planted.missed) console.error(`${missed}\n`);
  const failed = failures.length + gaps.length + planted.missed.length;
  console.log(
    `${Math.round((performance.now() - started) / 1000)} s (${Math.round(processorSeconds)} s of a core): ${faults} faults of ${swept} calls met on ${new Set(chosen.map(({ page }) => page)).size} pages, ${planted.found} planted screens told apart`,
  );
  const results = join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const counts = { passed: faults - failures.length + planted.found, failed, flaky };
  writeFileSync(join(results, 'faults.json'), JSON.stringify(counts));
}

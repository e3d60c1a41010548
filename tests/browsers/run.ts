/**
 * Takes a member through the product in Firefox and in WebKit, as far as they are installed: any
 * error or warning of a page and any failed request fails the step in which it comes.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startRunningServer } from '../../apps/server/testing/runningServer.ts';
import type { Count } from '../../scripts/checks/job.ts';
import { root } from '../../scripts/packages.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { pageOf } from './page.ts';
import { ADMIN, memberAt, type Stop, tourOf } from './tour.ts';
import { type WatchedServer, watchServer } from './watchedServer.ts';
import { startWebKit } from './webkit.ts';

interface OtherBrowser {
  name: string;
  /** The program that is started to drive it. */
  program: string;
  /** Programs that it cannot do without. */
  needs: string[];
  /** The packages of Debian that bring them. */
  packages: string;
  start: (program: string) => Promise<Driver>;
}

const BROWSERS: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    program: 'firefox-esr',
    needs: [],
    packages: 'firefox-esr',
    start: startFirefox,
  },
  {
    name: 'WebKit',
    program: 'WebKitWebDriver',
    needs: ['Xvfb'],
    packages: 'webkit2gtk-driver xvfb',
    start: startWebKit,
  },
];
/** Time for the last reports of a page to arrive. */
const SETTLE_MS = 500;

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const count: Required<Pick<Count, 'passed' | 'failed' | 'notRun'>> = {
  passed: 0,
  failed: 0,
  notRun: [],
};

async function tour({ start, program }: OtherBrowser): Promise<void> {
  const server = await startRunningServer({ admin: ADMIN });
  const watched = await watchServer(server.address);
  try {
    const driver = await start(program);
    console.log(driver.name);
    try {
      await expectWatched(driver, watched);
      await visit(driver, watched, await tourOf(server.address));
    } finally {
      await driver.close();
    }
  } finally {
    await watched.stop();
    await server.stop();
  }
}

/** Faults that the watcher must report in every browser. */
const PLANTED = {
  'console.error: planted': "console.error('planted')",
  'console.warn: planted': "console.warn('planted')",
  'page error:': "setTimeout(() => { throw new Error('planted'); })",
  'unhandled:': "void Promise.reject(new Error('planted'))",
  'status 404': "void fetch('/api/planted')",
};

/** Plants what a page must not do, and throws where the watcher did not see it. */
async function expectWatched(driver: Driver, watched: WatchedServer): Promise<void> {
  await driver.open(`${watched.address}/login`);
  const planted = Object.values(PLANTED).join('; ');
  await driver.evaluate(`(() => { ${planted}; return ''; })()`);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const problems = watched.takeProblems();
  const unseen = Object.keys(PLANTED).filter(
    (words) => !problems.some((problem) => problem.includes(words)),
  );
  if (unseen.length > 0) throw new Error(`${driver.name}: not seen: ${unseen.join(', ')}`);
}

async function visit(
  driver: Driver,
  watched: WatchedServer,
  stops: readonly Stop[],
): Promise<void> {
  const page = await pageOf(driver);
  const user = memberAt(page);
  for (const { does, path, act } of stops) {
    const began = performance.now();
    const wrong: string[] = [];
    try {
      if (path !== undefined) await page.goto(watched.address + path);
      await act(user);
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
    }
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    wrong.push(...watched.takeProblems());
    count[wrong.length === 0 ? 'passed' : 'failed'] += 1;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`  ${wrong.length === 0 ? 'passed' : 'FAILED'} ${does} (${seconds} s)`);
    for (const line of wrong) console.log(`    ${line}`);
    // Nothing goes on without having signed in.
    if (wrong.length > 0 && does === 'sign in') break;
  }
}

const wanted = process.argv.slice(2);
for (const browser of BROWSERS) {
  const { name, program, needs, packages } = browser;
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if ([program, ...needs].every(isInstalled)) await tour(browser);
  else count.notRun.push(`${name}: apt-get install ${packages}`);
}
for (const one of count.notRun) console.log(`Not run here: ${one}`);
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/browsers.json'), JSON.stringify(count));
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

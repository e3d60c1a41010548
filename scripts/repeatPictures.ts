/**
 * Runs the stories of the built Storybook many times and says which were not alike each time:
 * `npm run pictures:repeat -- 10`, with parts of story files' names behind it to run only those.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserLaunch } from './browser.ts';
import { writePicturesReport } from './picturesReport.ts';
import { serveFolder } from './staticServer.ts';
import { builtStorybook, runStories, storyResults } from './storyRun.ts';

/** As Playwright reports: suites within suites, and in them what was run. */
interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { errors: { message: string }[] }[] }[];
  }[];
}

const [times = '10', ...filters] = process.argv.slice(2);
const count = Number(times);
if (!Number.isInteger(count) || count < 1) {
  throw new Error(`How many times? \`npm run pictures:repeat -- 10\`, not "${times}"`);
}
if (!existsSync(join(builtStorybook, 'index.json'))) {
  throw new Error('Build the stories first: `npm run build-storybook`');
}
await browserLaunch();
const server = await serveFolder(builtStorybook);
const failed = new Map<string, number[]>();
const lookedAtAgain = new Map<string, number[]>();

for (let run = 1; run <= count; run += 1) {
  rmSync(storyResults, { recursive: true, force: true });
  mkdirSync(storyResults, { recursive: true });
  const started = performance.now();
  await runStories(server.url, filters, 'compare');
  const wrong = failuresOf(run);
  const again = secondLooks();
  for (const name of again) lookedAtAgain.set(name, [...(lookedAtAgain.get(name) ?? []), run]);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `run ${run} of ${count}: ${wrong} failed, ${again.length} pictures took a second look (${seconds} s)`,
  );
  const report = writePicturesReport(storyResults);
  if (!report) continue;
  // The next run begins with an empty folder.
  const kept = join(storyResults, '..', `pictures-run-${run}.html`);
  renameSync(report, kept);
  console.log(`  ${kept}`);
}
server.close();

tell('Failed', failed);
tell('Took a second look, though their pixels held', lookedAtAgain);
if (failed.size === 0) console.log(`${count} runs without a difference.`);
process.exit(failed.size === 0 ? 0 : 1);

/** Notes what failed in a run; gives how many did. */
function failuresOf(run: number): number {
  const report = JSON.parse(readFileSync(join(storyResults, 'results.json'), 'utf8')) as Suite;
  const wrong = specsOf(report).filter(({ ok }) => !ok);
  for (const { title, tests } of wrong) {
    const said = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
    const changed = said.flatMap(({ message }) => message.match(/Picture \S+ \w+ [^:]*/g) ?? []);
    const name = changed.length > 0 ? changed.join('; ') : `${title} (no picture: see the run)`;
    failed.set(name, [...(failed.get(name) ?? []), run]);
  }
  return wrong.length;
}

function specsOf({ suites = [], specs = [] }: Partial<Suite>): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function secondLooks(): string[] {
  const file = join(storyResults, 'secondLooks.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

function tell(what: string, names: Map<string, number[]>): void {
  if (names.size === 0) return;
  console.log(`\n${what}:`);
  for (const [name, runs] of [...names].sort()) console.log(`  ${name} (run ${runs.join(', ')})`);
}

/**
 * Runs every check there is. Names of jobs as arguments run those alone, with what they need.
 * The last line is `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Count, type Job, type Outcome, runJobs } from './jobs.ts';
import { root } from './packages.ts';

const results = join(root, 'test-results');
const node = process.execPath;
const bin = (name: string, ...args: string[]) => [join(root, 'node_modules/.bin', name), ...args];
const report = (name: string) => JSON.parse(readFileSync(join(results, name), 'utf8'));

/** What was left out counts as failed. */
function countUnits(name: string): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report(name);
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

function countBrowserTests(name: string): Count {
  const { expected, unexpected, flaky, skipped } = report(name).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/** Small ones run beside the stories, whose pages wait now and then; unit and end to end tests never wait. */
const all: Job[] = [
  { name: 'app', command: [node, 'scripts/buildHost.ts'], cores: 1 },
  { name: 'storybook', command: ['npm', 'run', '--silent', 'build-storybook'], cores: 1 },
  { name: 'packages', command: [node, 'scripts/buildPackages.ts'], cores: 1 },
  {
    name: 'stories',
    command: [node, 'scripts/stories.ts', '--no-build'],
    cores: 2,
    after: ['storybook'],
    count: () => countBrowserTests('stories/results.json'),
  },
  { name: 'types', command: [node, 'scripts/types.ts'], cores: 1 },
  {
    name: 'published files',
    command: [node, 'scripts/publishedFiles.ts'],
    cores: 1,
    after: ['packages'],
  },
  {
    name: 'packed portals',
    command: [node, '--conditions=saudagar-source', 'scripts/packedPortals.ts'],
    cores: 1,
    after: ['packages'],
  },
  { name: 'sizes', command: [node, 'scripts/sizes.ts'], cores: 1, after: ['packages', 'app'] },
  { name: 'lint', command: bin('biome', 'ci', '--colors=off'), cores: 1 },
  { name: 'imports', command: ['npm', 'run', '--silent', 'imports'], cores: 1 },
  { name: 'unused', command: bin('knip'), cores: 1 },
  {
    name: 'statechart panel',
    command: [node, 'scripts/statechartPanel.ts'],
    cores: 1,
    after: ['storybook'],
  },
  {
    name: 'faults',
    command: [node, '--conditions=saudagar-source', 'tests/faults/run.ts'],
    cores: 1,
    after: ['app'],
    count: () => report('faults.json'),
  },
  {
    name: 'unit',
    command: bin(
      'vitest',
      ...['run', '--config', 'vitest.workspace.ts', '--maxWorkers', '2'],
      ...['--reporter=default', '--reporter=json', '--outputFile=test-results/unit.json'],
    ),
    cores: 2,
    count: () => countUnits('unit.json'),
  },
  {
    name: 'end to end',
    command: bin('playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'),
    cores: 2,
    after: ['app'],
    count: () => countBrowserTests('e2e.json'),
  },
  {
    name: 'statecharts',
    command: [node, 'scripts/statecharts.ts'],
    cores: 1,
    after: ['stories', 'end to end'],
  },
];

const started = performance.now();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const outcomes = await runJobs(chosen(process.argv.slice(2)), (outcome) => {
  if (outcome.failed > 0)
    console.log(`\n── ${outcome.job.name} failed\n${outcome.output.trim()}\n`);
  else console.log(`${outcome.job.name} passed (${outcome.seconds.toFixed(1)} s)`);
});
for (const name of ['stories', 'statecharts', 'sizes']) {
  const told = outcomes.find(({ job, failed }) => job.name === name && failed === 0)?.output.trim();
  if (told) console.log(`\n${told}`);
}
printTable(outcomes);
const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, one) => total + one[of], 0);
process.exitCode = sum('failed') === 0 ? 0 : 1;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);

/** The jobs of these names with what they need; all of them where none is named. */
function chosen(names: string[]): Job[] {
  if (names.length === 0) return all;
  const unknown = names.filter((name) => !all.some((job) => job.name === name));
  if (unknown.length > 0) throw new Error(`No such check: ${unknown.join(', ')}`);
  const wanted = new Set(names);
  for (const { name, after = [] } of all.toReversed()) {
    if (wanted.has(name)) for (const needed of after) wanted.add(needed);
  }
  return all.filter(({ name }) => wanted.has(name));
}

function printTable(rows: Outcome[]): void {
  console.log(
    `\n${'check'.padEnd(18)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(10)}`,
  );
  for (const { job, passed, failed, seconds } of rows) {
    const cells = [String(passed).padStart(8), String(failed).padStart(8)];
    console.log(`${job.name.padEnd(18)}${cells.join('')}${seconds.toFixed(1).padStart(10)}`);
  }
  const total = (performance.now() - started) / 1000;
  console.log(`${'in all'.padEnd(34)}${total.toFixed(1).padStart(10)}\n`);
}

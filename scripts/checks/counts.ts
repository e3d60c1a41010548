import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages.ts';
import type { Count } from './job.ts';

/** The folder of all checks' reports. */
export const results = join(root, 'test-results');

const read = (name: string) => JSON.parse(readFileSync(join(results, name), 'utf8')) as unknown;

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Reads a report of Vitest: a skipped test counts as failed. */
export function countUnits(name: string): Count {
  const report = read(name) as UnitReport;
  const leftOut = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + leftOut };
}

/** Playwright's report: suites within suites, and in them the tests. */
interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}
interface BrowserReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads a report of Playwright. */
export const countBrowserTests = (name: string): Count =>
  countOfBrowserTests(read(name) as BrowserReport);

/** Counts a skipped test as failed, and one that passed at its second try as flaky. */
export function countOfBrowserTests(report: BrowserReport): Count {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + skipped, flaky: flakyIn(report) };
}

function flakyIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyIn)];
}

/** Reads the report of the stories: counts, with the names of flaky ones. */
export function countStories(folder = 'stories'): Count {
  const report = read(`${folder}/results.json`) as Count | BrowserReport;
  return 'stats' in report ? countOfBrowserTests(report) : report;
}

/** Reads a report with counts alone. */
export const countPlainly = (name: string): Count => read(name) as Count;

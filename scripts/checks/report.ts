import { mkdirSync, rmSync } from 'node:fs';
import { results } from './counts.ts';
import type { Count, Job, Outcome } from './job.ts';
import { runJobs } from './runJobs.ts';

/** Permitted flaky checks: with more of them a run has failed. */
const MOST_FLAKY = 3;
/** Last lines of a failed check that are repeated at the end. */
const LAST_LINES = 60;
/** Checks with results beyond passed or failed. */
const VERBOSE = ['stories', 'stories with motion', 'faults', 'sizes'];

/** Runs the jobs and prints their results. The last line is `N passed, N failed`. */
export async function runAndReport(jobs: Job[]): Promise<void> {
  const started = performance.now();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const outcomes = await runJobs(jobs, ({ job, failed, output, seconds }) => {
    if (failed > 0) console.log(`\n── ${job.name} failed\n${output.trim()}\n`);
    else console.log(`${job.name} passed (${seconds.toFixed(1)} s)`);
  });
  for (const { job, failed, output } of outcomes)
    if (VERBOSE.includes(job.name) && failed === 0) console.log(`\n${output.trim()}`);
  // Long logs are often read from the end.
  for (const { job, failed, output } of outcomes)
    if (failed > 0) console.log(`\n── ${job.name} failed, its last lines\n${lastOf(output)}`);
  console.log(`\n${tableOf(outcomes, (performance.now() - started) / 1000)}\n`);
  const { passed, failed, flaky, notRun } = sumOf(outcomes);
  if (flaky.length > 0) {
    const verdict = flaky.length > MOST_FLAKY ? `, more than ${MOST_FLAKY}: failed` : '';
    console.log(
      `${flaky.length} flaky${verdict}\n${flaky.map((name) => `  ${name}`).join('\n')}\n`,
    );
  }
  for (const one of notRun) console.log(`Not run here: ${one}`);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}

const lastOf = (output: string) => output.trim().split('\n').slice(-LAST_LINES).join('\n');

/** Adds up the counts of the checks. Too many flaky ones count as failed. */
export function sumOf(counts: readonly Count[]): Required<Count> {
  const total = (of: 'passed' | 'failed') => counts.reduce((sum, one) => sum + one[of], 0);
  const flaky = counts.flatMap((one) => one.flaky ?? []);
  const notRun = counts.flatMap((one) => one.notRun ?? []);
  const wrong = flaky.length > MOST_FLAKY ? flaky.length : 0;
  return { passed: total('passed') - wrong, failed: total('failed') + wrong, flaky, notRun };
}

function tableOf(outcomes: readonly Outcome[], total: number): string {
  const row = (name: string, ...cells: (string | number)[]) =>
    name.padEnd(24) + cells.map((cell) => String(cell).padStart(9)).join('');
  return [
    row('check', 'passed', 'failed', 'seconds'),
    ...outcomes.map(({ job, passed, failed, seconds }) =>
      row(job.name, passed, failed, seconds.toFixed(1)),
    ),
    row('in all', '', '', total.toFixed(1)),
  ].join('\n');
}

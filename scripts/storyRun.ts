import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './packages.ts';

/** The Storybook that is run. */
export const builtStorybook = join(root, 'storybook-static');

/** Where reports and changed pictures of stories go. */
export const storyResults = join(root, 'test-results/stories');

/** What to run of it. */
export interface StoryRun {
  /** Where the built Storybook is served. */
  url: string;
  /** File name of the report among the results. */
  report: string;
  /** Parts of the names of the files to run; all files where there is none. */
  filters?: string[];
  /** What else the runner and its hooks are told. */
  env?: Record<string, string>;
  /** Whether its lines are shown. */
  quiet?: boolean;
}

/** Runs stories in three browsers' pages at once, since each waits now and then; gives the runner's exit code. */
export function runStories(run: StoryRun): Promise<number> {
  const { url, report, filters = [], env = {}, quiet = false } = run;
  const cli = join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js');
  const flags = ['--index-json', '--ci', '--maxWorkers=3', '--disable-telemetry'];
  const output = ['--json', '--outputFile', join(storyResults, report)];
  const child = spawn(process.execPath, [cli, ...flags, ...output, '--url', url, ...filters], {
    cwd: root,
    stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit'],
    env: { ...process.env, ...env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  return new Promise<number>((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

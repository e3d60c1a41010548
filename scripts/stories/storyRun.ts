import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../packages.ts';
import { serveFolder } from '../staticServer.ts';
import { dealt } from './chosenStories.ts';
import { builtIndex, builtStorybook, type StoryEntry } from './storyList.ts';
import { type StoryReport, storyReport } from './storyReport.ts';

/** The folder of reports and changed pictures. */
export const storyResults = join(root, 'test-results/stories');

export interface StoryRunOptions {
  /** Environment variables of the hooks. */
  env?: Record<string, string>;
  /** The folder of its report. @default `storyResults` */
  results?: string;
  /** Suppresses the runner's output. */
  isQuiet?: boolean;
}

/**
 * Runs stories with Storybook's test runner. Beside the built Storybook it writes an index of these
 * stories alone: the runner selects files, and names them in a new folder each time, so neither its
 * filters nor Jest's shards would select the same stories on two machines.
 */
export async function runStories(
  stories: readonly StoryEntry[],
  { env = {}, results = storyResults, isQuiet = false }: StoryRunOptions = {},
): Promise<StoryReport> {
  if (stories.length === 0) return { passed: [], failed: [], flaky: [] };
  const index = JSON.stringify({ ...builtIndex(), entries: entriesOf(stories) });
  const replaced = { '/run/': '', '/run/index.json': index };
  const server = await serveFolder(builtStorybook, { replaced });
  const report = join(results, 'jest.json');
  rmSync(report, { force: true });
  const cli = join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js');
  const flags = [
    '--index-json',
    '--ci',
    `--maxWorkers=${workers}`,
    '--json',
    '--outputFile',
    report,
  ];
  const child = spawn(process.execPath, [cli, '--url', `${server.url}/run/`, ...flags], {
    cwd: root,
    stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'],
    env: {
      ...process.env,
      ...env,
      // The runner starts Jest with the first `node` it finds.
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  });
  await new Promise((resolve) => child.on('exit', resolve));
  server.close();
  return storyReport(JSON.parse(readFileSync(report, 'utf8')), stories);
}

/**
 * Groups stories under titles of our own: the runner reopens Storybook for each title, which takes
 * as long as four stories do. One group for each worker would leave the others idle beside the
 * slowest.
 */
function entriesOf(stories: readonly StoryEntry[]): Record<string, StoryEntry> {
  const parts = dealt(stories, workers * 4);
  const named = parts.flatMap((part, index) =>
    part.map((story) => ({ ...story, title: `Part ${index + 1}`, name: story.id })),
  );
  return Object.fromEntries(named.map((story) => [story.id, story]));
}

/** One more than there are cores: a page sometimes waits for fonts, pictures and frames. */
const workers = availableParallelism() + 1;

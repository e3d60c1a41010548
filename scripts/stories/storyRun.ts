import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../packages.ts';
import { serveFolder } from '../staticServer.ts';
import { builtIndex, builtStorybook, type StoryEntry } from './storyList.ts';
import { type StoryReport, storyReport } from './storyReport.ts';

/** The folder of reports and changed pictures. */
export const storyResults = join(root, 'test-results/stories');

export interface StoryRunOptions {
  /** What the hooks are told. */
  env?: Record<string, string>;
  /** The folder of its report. @default `storyResults` */
  results?: string;
  /** Keeps what the runner prints to itself. */
  isQuiet?: boolean;
}

/**
 * Runs stories with Storybook's test runner. The built Storybook is served with a list of these
 * stories alone: the runner chooses files, and names them in a new folder each time, so neither its
 * filters nor Jest's shards could tell two machines the same thing.
 */
export async function runStories(
  stories: readonly StoryEntry[],
  { env = {}, results = storyResults, isQuiet = false }: StoryRunOptions = {},
): Promise<StoryReport> {
  if (stories.length === 0) return { passed: [], failed: [], flaky: [] };
  const entries = Object.fromEntries(stories.map((story) => [story.id, story]));
  const index = JSON.stringify({ ...builtIndex(), entries });
  const server = await serveFolder(builtStorybook, { replaced: { '/index.json': index } });
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
  const child = spawn(process.execPath, [cli, '--url', server.url, ...flags], {
    cwd: root,
    stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'],
    env: {
      ...process.env,
      ...env,
      // The runner starts Jest with the first `node` it finds.
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      DEBUG_PRINT_LIMIT: '5000',
    },
  });
  await new Promise((resolve) => child.on('exit', resolve));
  server.close();
  return storyReport(JSON.parse(readFileSync(report, 'utf8')), stories);
}

/** One more than there are cores: a page waits for fonts, pictures and frames now and then. */
const workers = availableParallelism() + 1;

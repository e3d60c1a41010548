/**
 * Runs the stories of the built Storybook many times and names those that differ: `npm run
 * test:deep -- pictures` does ten runs. `node scripts/repeatPictures.ts 3 feed` does three of the
 * stories with that part in their names.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserLaunch } from './browser.ts';
import { reviewRun } from './pictures/reviewRun.ts';
import { chosenStories } from './stories/chosenStories.ts';
import { builtStories, builtStorybook } from './stories/storyList.ts';
import type { StoryReport } from './stories/storyReport.ts';
import { runStories, storyResults } from './stories/storyRun.ts';

const [times = '10', ...filters] = process.argv.slice(2);
const count = Number(times);
if (!Number.isInteger(count) || count < 1) {
  throw new Error(`How many times? \`node scripts/repeatPictures.ts 10\`, not "${times}"`);
}
if (!existsSync(join(builtStorybook, 'index.json'))) {
  throw new Error('Build the stories first: `npm run build-storybook`');
}
await browserLaunch();
const stories = chosenStories(builtStories(), filters);
const failures = new Map<string, number[]>();
const lookedAtAgain = new Map<string, number[]>();

for (let run = 1; run <= count; run += 1) {
  rmSync(storyResults, { recursive: true, force: true });
  mkdirSync(storyResults, { recursive: true });
  const started = performance.now();
  const { failed } = await runStories(stories, {
    env: { PICTURES: 'compare', STORY_RETRIES: '0' },
    isQuiet: true,
  });
  for (const failure of failed) note(failures, nameOf(failure), run);
  const again = secondLooks();
  for (const name of again) note(lookedAtAgain, name, run);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `run ${run} of ${count}: ${failed.length} failed, ${again.length} pictures took a second look (${seconds} s)`,
  );
  const review = reviewRun(storyResults, stories);
  if (!review) continue;
  // The next run needs an empty folder.
  const copy = join(storyResults, '..', `pictures-run-${run}`);
  rmSync(copy, { recursive: true, force: true });
  renameSync(review.folder, copy);
  console.log(`  ${copy}/index.html`);
}

print('Failed', failures);
print('Took a second look, though their pixels held', lookedAtAgain);
if (failures.size === 0) console.log(`${count} runs without a difference.`);
process.exitCode = failures.size === 0 ? 0 : 1;

function note(runs: Map<string, number[]>, name: string, run: number): void {
  runs.set(name, [...(runs.get(name) ?? []), run]);
}

/** The picture that a failure names; else the story. */
function nameOf({ id, message }: StoryReport['failed'][number]): string {
  const changed = message.match(/Picture \S+ \w+ [^:]*/g) ?? [];
  return changed.length > 0 ? changed.join('; ') : `${id} (no picture: see the run)`;
}

function secondLooks(): string[] {
  const file = join(storyResults, 'secondLooks.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

function print(heading: string, names: Map<string, number[]>): void {
  if (names.size === 0) return;
  console.log(`\n${heading}:`);
  for (const [name, runs] of [...names].sort()) console.log(`  ${name} (run ${runs.join(', ')})`);
}

/**
 * Runs every story of the built Storybook with @storybook/test-runner in the pinned browser:
 * behaviour, axe, pictures, planted faults, and coverage of every machine's states.
 * `--update` saves the pictures as they are now; `--no-build` takes the Storybook built last;
 * `--shard 1/4` runs a quarter; `--long-texts` measures every story with longer texts;
 * `--motion` allows animation, as on a device that does not reduce motion, and takes no pictures;
 * `--slow` slows the processor four times; `--sample 100` runs as many, drawn by the commit;
 * `--late` delays requests and answers by up to half a second, which finds stories that race them.
 * Further arguments are parts of the ids of the stories to run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserLaunch, isPinnedBrowserAvailable } from './browser.ts';
import { drawn, seedOf } from './checks/sample.ts';
import { root } from './packages.ts';
import { reviewRun } from './pictures/reviewRun.ts';
import {
  complaintsAboutBoards,
  complaintsAboutStates,
  machinesIn,
  readCoverage,
} from './stateCoverage.ts';
import { chosenStories, shardOf } from './stories/chosenStories.ts';
import { orphanedPictures } from './stories/orphanedPictures.ts';
import { plantedFaults } from './stories/plantedFaults.ts';
import { builtStories, builtStorybook, type StoryEntry } from './stories/storyList.ts';
import { runStories, storyResults } from './stories/storyRun.ts';

const { values, positionals: filters } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    'long-texts': { type: 'boolean', default: false },
    late: { type: 'boolean', default: false },
    motion: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    sample: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
  },
  allowPositionals: true,
});
const { update, motion, slow } = values;
/** Runs with pictures are compared with each other; other runs have folders of their own. */
const results = `${storyResults}${motion ? '-motion' : ''}${slow ? '-slow' : ''}`;
const shard = shardOf(values.shard);

if (!values['no-build'] || !existsSync(join(builtStorybook, 'index.json'))) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build-storybook'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await browserLaunch();
if (!isPinnedBrowserAvailable && !motion) {
  console.log('Pictures are compared on Linux x64 only: NOT compared on this machine.');
}

const stories = builtStories();
const all = chosenStories(stories, filters, shard);
const chosen = values.sample ? sampleOf(all, Number(values.sample)) : all;
if (chosen.length === 0) {
  console.error(`No story's id has ${filters.join(' or ')} in it.`);
  process.exit(1);
}
const isCi = process.env.CI === 'true';
const { passed, failed, flaky } = await runStories(chosen, {
  results,
  env: {
    PICTURES: update ? 'update' : 'compare',
    STORY_RETRIES: isCi && !update ? '1' : '0',
    ...(values['long-texts'] && { LONG_TEXTS: 'all' }),
    ...(motion && { STORY_MOTION: 'on' }),
    ...(slow && { STORY_SLOWDOWN: '4' }),
    ...(values.late && { LATE_ANSWERS: '500' }),
  },
});
const isWhole = filters.length === 0 && !values.sample && !motion && !slow;
// A run of a few stories checks those alone; with --update no fault may be planted.
const planted = isWhole && !update && shard.index === 1 ? await plantedFaults(stories) : null;
const complaints = [
  ...(planted?.missed ?? []),
  ...(isWhole ? tidyPictures() : []),
  ...missingStates(),
];
const review = motion ? null : reviewRun(results, stories);
if (review) console.error(`${review.list}\nSide by side: ${join(review.folder, 'index.html')}`);
for (const complaint of complaints) console.error(complaint);
for (const { id, message } of flaky) {
  console.log(`Flaky: ${id} passed at the second try, after:\n${message}`);
}

const count = {
  passed: passed.length + (planted?.found.length ?? 0),
  failed: failed.length + complaints.length,
  flaky: flaky.map(({ id }) => id),
};
writeFileSync(join(results, 'results.json'), JSON.stringify(count));
console.log(`${count.passed} passed, ${count.failed} failed, ${flaky.length} flaky`);
process.exitCode = count.failed === 0 ? 0 : 1;

/** Draws a sample, by the commit or the seed STORIES_SEED. */
function sampleOf(all: readonly StoryEntry[], size: number): StoryEntry[] {
  const seed = seedOf('STORIES_SEED');
  console.log(`Seed ${seed}; STORIES_SEED=${seed} draws this sample again`);
  return drawn(seed, all, ({ id }) => id).slice(0, size);
}

/** Removes pictures without a story with --update; reports them otherwise. */
function tidyPictures(): string[] {
  const leftovers = orphanedPictures(stories);
  if (!update) return leftovers.map((path) => `Picture of no story: ${path}`);
  for (const path of leftovers) rmSync(join(root, path));
  return [];
}

/** Reports states without a story or a picture, after a whole run in which no story failed. */
function missingStates(): string[] {
  if (!isWhole || update || shard.count > 1 || failed.length > 0) return [];
  const folder = join(results, 'statecharts');
  const pictured = stories.filter(({ tags }) => !tags.includes('no-picture')).map(({ id }) => id);
  return [
    ...complaintsAboutStates(machinesIn(root), readCoverage(folder)),
    ...complaintsAboutBoards(folder, new Set(pictured)),
  ];
}

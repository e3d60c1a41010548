/**
 * Shows changed pictures side by side, by flow and state. `npm run pictures:review` shows what the
 * last run of stories found unlike the committed pictures; `npm run pictures:review -- main` shows
 * the pictures of this branch unlike those where it left `main`. `--accept "Proposal refused"`
 * accepts those with these words in flow, state or story's id, `--accept all` all of them: a run's
 * picture becomes the committed one, a branch's is noted in `.storybook/acceptedPictures.txt`.
 * Lists the others, and fails while there are any.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './packages.ts';
import { markAccepted, storeAccepted } from './pictures/acceptedList.ts';
import { type ChangedFlow, changedFlows, isMeant, undecided } from './pictures/changedFlows.ts';
import { type ChangedPicture, PICTURES } from './pictures/changedPicture.ts';
import { changesInRun, saveAccepted } from './pictures/changesInRun.ts';
import { changesOfBranch } from './pictures/changesOfBranch.ts';
import { reviewRun } from './pictures/reviewRun.ts';
import { writeReview } from './pictures/writeReview.ts';
import { builtStories, builtStorybook } from './stories/storyList.ts';
import { storyResults } from './stories/storyRun.ts';

const {
  values: { accept = [] },
  positionals: [base],
} = parseArgs({
  options: { accept: { type: 'string', multiple: true } },
  allowPositionals: true,
});
if (!existsSync(join(builtStorybook, 'index.json'))) {
  throw new Error('The names of the stories are missing: `npm run build-storybook`');
}
const stories = builtStories();
const left = base ? reviewBranch(base) : reviewLastRun();
process.exitCode = left === 0 ? 0 : 1;

/** Accepts pictures of the last run; returns the number of those left. */
function reviewLastRun(): number {
  const changed = changesInRun(storyResults);
  saveAccepted(meant(changed), join(root, PICTURES));
  const review = reviewRun(storyResults, stories);
  if (review) print(review.folder);
  else console.log('No picture of the last run is unlike the committed one.');
  return changesInRun(storyResults).length;
}

/** Accepts pictures of the branch; returns the number of those left. */
function reviewBranch(from: string): number {
  const list = join(root, '.storybook/acceptedPictures.txt');
  const work = mkdtempSync(join(tmpdir(), 'pictures-branch-'));
  const changed = markAccepted(changesOfBranch(from, root, work), list);
  if (accept.length > 0) {
    for (const picture of meant(changed)) picture.isAccepted = true;
    storeAccepted(changed, list);
  }
  const flows = changedFlows(changed, stories);
  const folder = join(root, 'test-results/pictures-review');
  const command = `npm run pictures:review -- ${from} --accept`;
  writeReview({ title: `Pictures changed since ${from}`, flows, accept: command, folder });
  rmSync(work, { recursive: true });
  print(folder);
  return undecided(flows).length;
}

function meant(changed: readonly ChangedPicture[]): ChangedPicture[] {
  const flows = changedFlows(changed, stories);
  const found = (text: string) => (flow: ChangedFlow) =>
    flow.pictures.filter((picture) => isMeant(text, flow, picture));
  const names = accept.flatMap((text) => {
    const pictures = flows.flatMap(found(text));
    if (pictures.length === 0 && text !== 'all')
      throw new Error(`No changed picture has "${text}" in its name.`);
    return pictures.map(({ name }) => name);
  });
  return changed.filter(({ name }) => names.includes(name));
}

function print(folder: string): void {
  console.log(readFileSync(join(folder, 'changes.md'), 'utf8'));
  const page = join(folder, 'index.html');
  if (existsSync(page)) console.log(`Side by side: ${page}`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryEntry } from '../stories/storyList.ts';
import { changedFlows } from './changedFlows.ts';
import { changesInRun } from './changesInRun.ts';
import { writeReview } from './writeReview.ts';

/** Pages of changed pictures, and the list of those that are not accepted. */
export interface WrittenReview {
  folder: string;
  list: string;
}

/** Writes the review of a run beside its pictures, if any changed. */
export function reviewRun(results: string, stories: readonly StoryEntry[]): WrittenReview | null {
  const changed = changesInRun(results);
  if (changed.length === 0) return null;
  const folder = join(results, 'review');
  writeReview({
    title: 'Pictures that are not as committed',
    flows: changedFlows(changed, stories),
    accept: 'npm run pictures:review -- --accept',
    folder,
  });
  return { folder, list: readFileSync(join(folder, 'changes.md'), 'utf8').trim() };
}

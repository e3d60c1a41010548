import { ELK_FOLDER } from '../drawing/elk.ts';
import type { StoryIndex } from './storyIndex.ts';

/** File name under which the preset serves a test run's results. */
export const INDEX_FILE = 'stories.json';

/** Reads a test run's results from Storybook's server; empty without any. */
export async function readIndex(): Promise<StoryIndex> {
  try {
    const answer = await fetch(`./${ELK_FOLDER}/${INDEX_FILE}`);
    return answer.ok ? ((await answer.json()) as StoryIndex) : {};
  } catch {
    return {};
  }
}

import { ELK_FOLDER } from '../drawing/elk.ts';
import type { StoryIndex } from './storyIndex.ts';

/** The name under which the preset serves what a test run found. */
export const INDEX_FILE = 'stories.json';

/** What a test run found, from Storybook's own server; nothing where it has none. */
export async function readIndex(): Promise<StoryIndex> {
  try {
    const answer = await fetch(`./${ELK_FOLDER}/${INDEX_FILE}`);
    return answer.ok ? ((await answer.json()) as StoryIndex) : {};
  } catch {
    return {};
  }
}

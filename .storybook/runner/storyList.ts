import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtStorybook } from '../../scripts/storyRun.ts';

/** A story as the list of a built Storybook names it. */
export interface StoryEntry {
  id: string;
  /** Path of its component in the sidebar. */
  title: string;
  name: string;
  type: string;
  tags: string[];
}

/** The stories of the Storybook built last, in the order of its sidebar. */
export function builtStories(): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages.ts';

/** The folder of the built Storybook. */
export const builtStorybook = join(root, 'storybook-static');

/** A story in the index of a built Storybook. */
export interface StoryEntry {
  id: string;
  /** Path of its component in the sidebar. */
  title: string;
  name: string;
  type: string;
  tags: string[];
  /** Its file, from the root: `./packages/feed/src/Feed.stories.tsx`. */
  importPath: string;
  /** Its export there. */
  exportName?: string;
}

/** The index of a built Storybook, `index.json`. */
export interface StoryIndex {
  v: number;
  entries: Record<string, StoryEntry>;
}

export const builtIndex = () =>
  JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as StoryIndex;

/** The stories of the Storybook built last, in the order of its sidebar. */
export const builtStories = (): StoryEntry[] =>
  Object.values(builtIndex().entries).filter(({ type }) => type === 'story');

import { globSync } from 'node:fs';
import { isPinnedBrowserAvailable } from '../browser.ts';
import { root } from '../packages.ts';
import { pictureSuffixes } from './pictureSuffixes.ts';
import type { StoryEntry } from './storyList.ts';

/** Lists pictures of deleted stories, or of views that a story no longer has. */
export function orphanedPictures(stories: readonly StoryEntry[]): string[] {
  if (!isPinnedBrowserAvailable) return [];
  const expected = new Set(
    stories.flatMap((story) => pictureSuffixes(story).map((suffix) => `${story.id}${suffix}`)),
  );
  return globSync('.storybook/pictures/**/*.png', { cwd: root }).filter((path) => {
    const [folder, file] = path.split('/').slice(-2) as [string, string];
    return !expected.has(`${folder}-${file.replace(/\.png$/, '')}`);
  });
}

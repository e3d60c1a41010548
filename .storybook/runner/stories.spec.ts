import { expect } from '@playwright/test';
import { lookAtStory } from './lookAtStory.ts';
import { test } from './storybook.ts';
import { builtStories } from './storyList.ts';
import { pictureSuffixes } from './views.ts';

const byComponent = Map.groupBy(
  builtStories().filter(({ tags }) => tags.includes('test')),
  ({ title }) => title,
);

const views = (title: string) =>
  (byComponent.get(title) ?? []).reduce((sum, story) => sum + pictureSuffixes(story).length, 0);

// The longest first, so that no process is left with one when the others have ended.
for (const title of [...byComponent.keys()].sort((one, other) => views(other) - views(one))) {
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });
    for (const story of byComponent.get(title) ?? []) {
      test(story.id, async ({ storybook }) => {
        expect(await lookAtStory(storybook, story)).toEqual([]);
      });
    }
  });
}

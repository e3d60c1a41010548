import { expect } from '@playwright/test';
import { isPinnedBrowserAvailable } from '../../scripts/browser.ts';
import { lookAtStory } from './lookAtStory.ts';
import { test } from './storybook.ts';
import { builtStories } from './storyList.ts';

/** What each story that is wrong on purpose has to be told off for. */
const REASONS: Record<string, RegExp> = {
  'Printed Error': /console\.error: planted error/,
  'Printed Warning': /console\.warn: planted warning/,
  'Uncaught Error': /planted uncaught error/,
  'Unhandled Rejection': /planted rejection/,
  'Unexpected Request': /unexpected request: GET .*\/api\/planted/,
  'Foreign Request': /unexpected request: GET https:\/\/planted\.example/,
  Inaccessible: /image-alt/,
  'Failed Play': /planted play/,
  'No Room For Words': /Texts of 140 %, 360 px wide: Cut off without a sign: .*“\[Fîts/,
  ...(isPinnedBrowserAvailable && {
    'Missing Picture': /Picture .* is missing/,
    'Changed Picture': /Picture .* changed \(\d+ pixels\)/,
  }),
};

// Where pictures are made anew theirs would be too, and they have to stay wrong.
const reasons = process.env.PICTURES === 'update' ? {} : REASONS;

test.describe('Planted faults', () => {
  test.describe.configure({ mode: 'default' });
  const planted = builtStories().filter(({ tags }) => tags.includes('planted'));

  for (const [name, reason] of Object.entries(reasons)) {
    test(`${name} is found out`, async ({ storybook }) => {
      const story = planted.find((entry) => entry.name === name);
      expect((story && (await lookAtStory(storybook, story)))?.join('\n')).toMatch(reason);
    });
  }
});

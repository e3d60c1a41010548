import { expect, test } from 'vitest';
import type { MachineCoverage } from '../watching/coverage.ts';
import { indexOfRun, storiesIn, withStory } from './storyIndex.ts';

const shown = (...states: string[]): MachineCoverage => ({
  states: { all: [], entered: ['feed.loading'] },
  transitions: { all: [], taken: [] },
  shown: states,
});
const index = indexOfRun(
  new Map([
    ['feed--ready', { feed: shown('feed.ready.idle'), session: shown('session.signedIn') }],
    ['feed--more', { feed: shown('feed.ready.loadingMore') }],
    ['feed--again', { feed: shown('feed.ready.idle') }],
  ]),
);

test('a state lists the stories that end in it, a parent those of its children', () => {
  expect(storiesIn(index, 'feed', ['feed.ready.idle'])).toEqual(['feed--again', 'feed--ready']);
  expect(storiesIn(index, 'feed', ['feed.ready'])).toEqual([
    'feed--again',
    'feed--more',
    'feed--ready',
  ]);
  expect(storiesIn(index, 'feed', ['feed.loading'])).toEqual([]);
  expect(storiesIn(index, 'unknown', ['unknown'])).toEqual([]);
});

test('results from an opened story replace those of the test run', () => {
  const next = withStory(index, 'feed--ready', { feed: ['feed.failed'] });
  expect(storiesIn(next, 'feed', ['feed.ready.idle'])).toEqual(['feed--again']);
  expect(storiesIn(next, 'feed', ['feed.failed'])).toEqual(['feed--ready']);
  expect(storiesIn(next, 'session', ['session.signedIn'])).toEqual(['feed--ready']);
  expect(storiesIn(index, 'feed', ['feed.failed'])).toEqual([]);
});

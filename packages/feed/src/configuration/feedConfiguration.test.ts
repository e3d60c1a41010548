import { expect, test } from 'vitest';
import {
  DEFAULT_CONFIGURATION,
  keywordsOf,
  offeredFilters,
  withHidden,
  withShown,
} from './feedConfiguration.ts';
import { storedConfiguration } from './storedConfiguration.ts';

const { parse } = storedConfiguration;

test('the default feed configuration is the documented one', () => {
  expect(DEFAULT_CONFIGURATION).toEqual({
    sortBy: 'newest',
    filterBy: 'all',
    displayMode: 'detailed',
    autoRefresh: false,
    refreshInterval: 30_000,
    postsPerLoad: 20,
    hideUsers: [],
    hideKeywords: [],
  });
});

test('a filter that cannot match a post is offered only while it is selected', () => {
  expect(offeredFilters('all')).toEqual(['all', 'text', 'image', 'video']);
  expect(offeredFilters('event')).toEqual(['all', 'text', 'image', 'video', 'event']);
});

test('a stored feed configuration is parsed', () => {
  const stored = {
    sortBy: 'popular',
    filterBy: 'image',
    displayMode: 'compact',
    autoRefresh: true,
    refreshInterval: 600_000,
    postsPerLoad: 50,
    hideUsers: [{ id: 'm1', name: 'Siti' }],
    hideKeywords: ['promo'],
  };
  expect(parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test.each([null, 'newest', 7])('the stored feed configuration %j is rejected', (stored) => {
  expect(parse(stored)).toBeNull();
});

test('a damaged field of the feed configuration is dropped, and the others stay', () => {
  expect(
    parse({
      sortBy: 'loudest',
      filterBy: 'video',
      refreshInterval: 1,
      postsPerLoad: '20',
      hideUsers: [{ id: 5 }, null, { id: 'm1', name: 'Siti' }],
      hideKeywords: [' Promo ', 3, 'promo', ''],
    }),
  ).toEqual({
    ...DEFAULT_CONFIGURATION,
    filterBy: 'video',
    hideUsers: [{ id: 'm1', name: 'Siti' }],
    hideKeywords: ['promo'],
  });
  expect(parse({ hideUsers: 'all', hideKeywords: {} })).toEqual(DEFAULT_CONFIGURATION);
});

test('hidden words are stored trimmed, in lower case and without duplicates', () => {
  expect(keywordsOf([' Promo', 'promo ', 'DISKON', '  '])).toEqual(['promo', 'diskon']);
});

test('hiding a member twice adds one entry', () => {
  const siti = { id: 'm1', name: 'Siti' };
  const once = withHidden(DEFAULT_CONFIGURATION, siti);
  expect(withHidden(once, { ...siti, name: 'Siti R.' }).hideUsers).toEqual([
    { id: 'm1', name: 'Siti R.' },
  ]);
  expect(withShown(once, 'm1').hideUsers).toEqual([]);
});

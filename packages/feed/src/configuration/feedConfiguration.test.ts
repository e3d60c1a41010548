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

test('is as documented at first', () => {
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

test('offers no filter that nothing can match, unless it is in force', () => {
  expect(offeredFilters('all')).toEqual(['all', 'text', 'image', 'video']);
  expect(offeredFilters('event')).toEqual(['all', 'text', 'image', 'video', 'event']);
});

test('reads back what was kept', () => {
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

test.each([null, 'newest', 7])('drops %j whole', (stored) => {
  expect(parse(stored)).toBeNull();
});

test('drops a damaged field and keeps the others', () => {
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

test('keeps keywords trimmed, in lower case, each once', () => {
  expect(keywordsOf([' Promo', 'promo ', 'DISKON', '  '])).toEqual(['promo', 'diskon']);
});

test('hides a member once', () => {
  const siti = { id: 'm1', name: 'Siti' };
  const once = withHidden(DEFAULT_CONFIGURATION, siti);
  expect(withHidden(once, { ...siti, name: 'Siti R.' }).hideUsers).toEqual([
    { id: 'm1', name: 'Siti R.' },
  ]);
  expect(withShown(once, 'm1').hideUsers).toEqual([]);
});

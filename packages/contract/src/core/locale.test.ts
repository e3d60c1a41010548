import { expect, test } from 'vitest';
import { localeOf } from './locale.ts';

test.each(['id', 'id-ID', 'ID', 'id-Latn-ID'])('%s is Indonesian', (tag) => {
  expect(localeOf(tag)).toBe('id');
});

test.each(['en', 'en-GB', 'fr', 'idb', ''])('%s is shown in English', (tag) => {
  expect(localeOf(tag)).toBe('en');
});

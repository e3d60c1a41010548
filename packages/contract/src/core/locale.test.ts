import { expect, test } from 'vitest';
import { type Locale, localeOf, numberMarks } from './locale.ts';
import { csvOptions } from './spreadsheet.ts';

test.each(['id', 'id-ID', 'ID', 'id-Latn-ID'])(
  'the language tag %s resolves to Indonesian',
  (tag) => {
    expect(localeOf(tag)).toBe('id');
  },
);

test.each(['en', 'en-GB', 'fr', 'idb', ''])('the language tag %s falls back to English', (tag) => {
  expect(localeOf(tag)).toBe('en');
});

test.each([
  ['en', ',', '.', ','],
  ['id', '.', ',', ';'],
  // A language outside the product: its tag is enough.
  ['pl', '\u00a0', ',', ';'],
])('numbers and tables in %s follow Intl', (tag, group, decimal, delimiter) => {
  const language = tag as Locale;
  expect(numberMarks(language)).toEqual({ group, decimal });
  expect(csvOptions({ language, timeZone: 'UTC' }).delimiter).toBe(delimiter);
});

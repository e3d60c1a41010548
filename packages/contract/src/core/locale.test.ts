import { expect, test } from 'vitest';
import { type Locale, localeOf, numberMarks } from './locale.ts';
import { csvOptions } from './spreadsheet.ts';

test.each(['id', 'id-ID', 'ID', 'id-Latn-ID'])('%s is Indonesian', (tag) => {
  expect(localeOf(tag)).toBe('id');
});

test.each(['en', 'en-GB', 'fr', 'idb', ''])('%s is shown in English', (tag) => {
  expect(localeOf(tag)).toBe('en');
});

test.each([
  ['en', ',', '.', ','],
  ['id', '.', ',', ';'],
  // A language that the product does not have: nothing but its tag is needed.
  ['pl', '\u00a0', ',', ';'],
])('numbers and tables in %s follow Intl', (tag, group, decimal, delimiter) => {
  const language = tag as Locale;
  expect(numberMarks(language)).toEqual({ group, decimal });
  expect(csvOptions({ language, timeZone: 'UTC' }).delimiter).toBe(delimiter);
});

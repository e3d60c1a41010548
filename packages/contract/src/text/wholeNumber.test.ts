import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../core/locale.ts';
import { type NumberEntry, numberError, numberOf } from './numberEntry.ts';
import { parseWholeNumber } from './wholeNumber.ts';

const read = (text: string, language: Locale) => {
  const reading = parseWholeNumber(text, language);
  return typeof reading === 'string' ? reading : reading.value;
};

test.each([
  // text, in Indonesian, in English
  ['1500000', 1_500_000, 1_500_000],
  ['1.500.000', 1_500_000, 'unreadable'],
  ['1,500,000', 'unreadable', 1_500_000],
  ['1.500', 1500, 'fraction'],
  ['1,500', 'fraction', 1500],
  ['1.000', 1000, 'fraction'],
  ['1,000', 'fraction', 1000],
  ['1 500 000', 1_500_000, 1_500_000],
  ['1\u00a0500\u202f000', 1_500_000, 1_500_000],
  ['15 00', 'unreadable', 'unreadable'],
  ['1.50.000', 'unreadable', 'unreadable'],
  ['0.500', 'unreadable', 'fraction'],
  ['1500000.00', 'unreadable', 1_500_000],
  ['1500000,00', 1_500_000, 'unreadable'],
  ['1,000.50', 'unreadable', 'fraction'],
  ['1.000,50', 'fraction', 'unreadable'],
  ['12.7', 'unreadable', 'fraction'],
  ['12,7', 'fraction', 'unreadable'],
  ['-5', -5, -5],
  ['\u22125', -5, -5],
  ['- 5', -5, -5],
  ['--5', 'unreadable', 'unreadable'],
  ['0', 0, 0],
  ['1e21', 'unreadable', 'unreadable'],
  ['99999999999999999999', 'tooBig', 'tooBig'],
  ['1.00000000000000000001', 'unreadable', 'fraction'],
  ['abc', 'unreadable', 'unreadable'],
  ['', 'unreadable', 'unreadable'],
  ['50 orang', 'unreadable', 'unreadable'],
  ['1 juta 500 ribu', 'unreadable', 'unreadable'],
  ['Rp 1.500.000', 1_500_000, 'unreadable'],
  ['Rp1.500.000,-', 1_500_000, 'unreadable'],
  ['Rp. 1.500.000,00', 1_500_000, 'unreadable'],
  ['IDR 1,500,000', 'unreadable', 1_500_000],
  ['1.500.000 rupiah', 1_500_000, 'unreadable'],
  ['-Rp 500', -500, -500],
  ['Rp 500 rupiah', 'unreadable', 'unreadable'],
  ['$1,500.75', 'unreadable', 'fraction'],
  ['$1,500', 'fraction', 1500],
  ['50 rb', 50_000, 50_000],
  ['50RIBU', 50_000, 50_000],
  ['50k', 50_000, 50_000],
  ['1,5 jt', 1_500_000, 'unreadable'],
  ['1.5 jt', 'unreadable', 1_500_000],
  ['1,5 juta rupiah', 1_500_000, 'unreadable'],
  ['Rp 2 miliar', 2_000_000_000, 2_000_000_000],
  ['2 milyar', 2_000_000_000, 2_000_000_000],
  ['2 M', 2_000_000_000, 2_000_000],
  ['1 million', 1_000_000, 1_000_000],
  ['1,1 jt', 1_100_000, 'unreadable'],
  ['1,2345 rb', 'fraction', 'unreadable'],
  ['１２３', 123, 123],
])('%j reads %j in Indonesian and %j in English', (text, inIndonesian, inEnglish) => {
  expect([read(text, 'id'), read(text, 'en')]).toEqual([inIndonesian, inEnglish]);
});

const LANGUAGES = fc.constantFrom<Locale>('en', 'id');

describe('any text', () => {
  test('reads back as the number that Intl wrote', () => {
    const styles = fc.constantFrom<Intl.NumberFormatOptions>(
      {},
      { useGrouping: false },
      { style: 'currency', currency: 'IDR' },
      { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 },
      { style: 'currency', currency: 'USD', currencyDisplay: 'code' },
      { minimumFractionDigits: 2 },
    );
    fc.assert(
      fc.property(fc.maxSafeInteger(), LANGUAGES, styles, (number, language, style) => {
        // Two places fit a number of this size only in part.
        fc.pre(Math.abs(number) < 1e13);
        const text = new Intl.NumberFormat(language, style).format(number);
        expect(read(text, language)).toBe(number);
      }),
    );
  });

  test('gives a number of exactly the digits that were typed, or none', () => {
    const piece = fc.constantFrom(
      ...'0123456789'.repeat(3),
      ...'.,-+ \u00a0',
      ...['rb', 'jt', 'm', 'k', 'miliar', 'Rp', '$', 'e', 'x', '000', '00'],
    );
    const texts = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(texts, LANGUAGES, (text, language) => {
        const value = read(text, language);
        if (typeof value === 'string') return;
        const marks = language === 'id' ? /,0{1,2}(?!\d)/ : /\.0{1,2}(?!\d)/;
        const hasScale = /[a-z]/i.test(text.replace(/rp/i, ''));
        const typed = (hasScale ? text : text.replace(marks, '')).replace(/\D/g, '');
        const significant = (digits: string) => digits.replace(/^0+/, '');
        const withoutTail = (digits: string) => significant(digits).replace(/0+$/, '');
        const got = String(Math.abs(value)).replace(/^0$/, '');
        if (hasScale) expect(withoutTail(got)).toBe(withoutTail(typed));
        else expect(got).toBe(significant(typed));
      }),
      { numRuns: 5_000 },
    );
  });
});

test('an entry is sent as its number, as nothing where it is empty, and never half', () => {
  const typed = (text: string): NumberEntry => ({ text, language: 'id' });
  expect([null, 5, typed(' '), typed('50 rb'), typed('12,7')].map(numberOf)).toEqual([
    null,
    5,
    null,
    50_000,
    Number.NaN,
  ]);
});

test('limits and currency are said, and cut nothing', () => {
  const limits = { least: 1, most: 3650 };
  const fault = (text: string, currency?: string) =>
    numberError({ text, language: 'id' }, currency ? { ...limits, currency } : limits);
  expect(['', '1', '0', '-3', '5.000', '1,5', 'abc', 'Rp 5'].map((text) => fault(text))).toEqual([
    null,
    null,
    'tooSmall',
    'tooSmall',
    'tooBig',
    'fraction',
    'unreadable',
    'otherCurrency',
  ]);
  expect([fault('Rp 5', 'IDR'), fault('$5', 'IDR'), fault('$5', 'SGD')]).toEqual([
    null,
    'otherCurrency',
    null,
  ]);
  expect(numberError(0.5, limits)).toBe('fraction');
});

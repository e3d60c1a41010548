import { describe, expect, test } from 'vitest';
import { addWords, isSameWord, isSeveralWords } from './words.ts';

describe('words of a text', () => {
  test('are separated by commas, tabs and line breaks, and trimmed', () => {
    expect(addWords(['batik'], ' tenun, kopi\tteh\r\n ,rempah ').words).toEqual([
      'batik',
      'tenun',
      'kopi',
      'teh',
      'rempah',
    ]);
  });

  test('are added once whatever their case, among themselves too', () => {
    const { words, refused } = addWords(['Batik'], 'BATIK, kopi, Kopi');
    expect(words).toEqual(['Batik', 'kopi']);
    expect(refused).toEqual([
      { reason: 'known', word: 'BATIK' },
      { reason: 'known', word: 'Kopi' },
    ]);
  });

  test('are refused where they are too long, counted in characters and not in code units', () => {
    const { words, refused } = addWords([], '☕🌶🥥, abcd', { maxLength: 3 });
    expect(words).toEqual(['☕🌶🥥']);
    expect(refused).toEqual([{ reason: 'long', word: 'abcd' }]);
  });

  test('are refused from the limit on; those known count as known', () => {
    const { added, refused } = addWords(['a', 'b'], 'c, d, A', { maxWords: 3 });
    expect(added).toEqual(['c']);
    expect(refused).toEqual([
      { reason: 'full', word: 'd' },
      { reason: 'known', word: 'A' },
    ]);
  });
});

test('accents tell words apart, case does not', () => {
  expect(isSameWord('KAFÉ', 'kafé')).toBe(true);
  expect(isSameWord('kafe', 'kafé')).toBe(false);
});

test('a text with a separator holds several words', () => {
  expect(isSeveralWords('kain batik')).toBe(false);
  expect(isSeveralWords('kain, batik')).toBe(true);
  expect(isSeveralWords('kain\nbatik')).toBe(true);
});

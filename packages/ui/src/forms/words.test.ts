import { describe, expect, test } from 'vitest';
import { addWords, isSameWord, isSeveralWords } from './words.ts';

describe('words of a text', () => {
  test('words are separated by commas, tabs and line breaks, and trimmed', () => {
    expect(addWords(['batik'], ' tenun, kopi\tteh\r\n ,rempah ').words).toEqual([
      'batik',
      'tenun',
      'kopi',
      'teh',
      'rempah',
    ]);
  });

  test('duplicate words are dropped in any case, even within one text', () => {
    const { words, refused } = addWords(['Batik'], 'BATIK, kopi, Kopi');
    expect(words).toEqual(['Batik', 'kopi']);
    expect(refused).toEqual([
      { reason: 'known', word: 'BATIK' },
      { reason: 'known', word: 'Kopi' },
    ]);
  });

  test('the length limit of a word counts characters, not code units', () => {
    const { words, refused } = addWords([], '☕🌶🥥, abcd', { maxLength: 3 });
    expect(words).toEqual(['☕🌶🥥']);
    expect(refused).toEqual([{ reason: 'long', word: 'abcd' }]);
  });

  test('words beyond the limit are rejected; duplicates are reported as such', () => {
    const { added, refused } = addWords(['a', 'b'], 'c, d, A', { maxWords: 3 });
    expect(added).toEqual(['c']);
    expect(refused).toEqual([
      { reason: 'full', word: 'd' },
      { reason: 'known', word: 'A' },
    ]);
  });
});

test('words that differ in accents are distinct, in case they are not', () => {
  expect(isSameWord('KAFÉ', 'kafé')).toBe(true);
  expect(isSameWord('kafe', 'kafé')).toBe(false);
});

test('a text with a separator contains several words', () => {
  expect(isSeveralWords('kain batik')).toBe(false);
  expect(isSeveralWords('kain, batik')).toBe(true);
  expect(isSeveralWords('kain\nbatik')).toBe(true);
});

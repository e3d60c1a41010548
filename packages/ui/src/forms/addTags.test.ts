import { describe, expect, test } from 'vitest';
import { addTags, hasSeveralTags, isSameTag } from './addTags.ts';

describe('tags of a text', () => {
  test('tags are separated by commas, tabs and line breaks, and trimmed', () => {
    expect(addTags(['batik'], ' tenun, kopi\tteh\r\n ,rempah ').tags).toEqual([
      'batik',
      'tenun',
      'kopi',
      'teh',
      'rempah',
    ]);
  });

  test('duplicate tags are dropped in any case, even within one text', () => {
    const { tags, rejected } = addTags(['Batik'], 'BATIK, kopi, Kopi');
    expect(tags).toEqual(['Batik', 'kopi']);
    expect(rejected).toEqual([
      { reason: 'known', tag: 'BATIK' },
      { reason: 'known', tag: 'Kopi' },
    ]);
  });

  test('the length limit of a tag counts characters, not code units', () => {
    const { tags, rejected } = addTags([], '☕🌶🥥, abcd', { maxLength: 3 });
    expect(tags).toEqual(['☕🌶🥥']);
    expect(rejected).toEqual([{ reason: 'long', tag: 'abcd' }]);
  });

  test('tags beyond the limit are rejected; duplicates are reported as such', () => {
    const { added, rejected } = addTags(['a', 'b'], 'c, d, A', { maxTags: 3 });
    expect(added).toEqual(['c']);
    expect(rejected).toEqual([
      { reason: 'full', tag: 'd' },
      { reason: 'known', tag: 'A' },
    ]);
  });
});

test('tags that differ in accents are distinct, in case they are not', () => {
  expect(isSameTag('KAFÉ', 'kafé')).toBe(true);
  expect(isSameTag('kafe', 'kafé')).toBe(false);
});

test('a text with a separator contains several tags', () => {
  expect(hasSeveralTags('kain batik')).toBe(false);
  expect(hasSeveralTags('kain, batik')).toBe(true);
  expect(hasSeveralTags('kain\nbatik')).toBe(true);
});

import { afterEach, expect, test } from 'vitest';
import { shareSnippet } from './shareSnippet.ts';

const segmenter = Intl.Segmenter;
afterEach(() => {
  Object.assign(Intl, { Segmenter: segmenter });
});

test('a short text is shared whole, without marks, on one line (FEED-150)', () => {
  expect(shareSnippet(' **Stok** baru\n\nlihat [katalog](https://example.com) #grosir ')).toBe(
    'Stok baru lihat katalog #grosir',
  );
});

test('a snippet has up to 100 characters; a longer text is cut (FEED-146)', () => {
  const whole = `${'a'.repeat(49)} ${'b'.repeat(50)}`;
  expect(shareSnippet(whole)).toBe(whole);
  expect(shareSnippet(`${whole}c`)).toBe(`${'a'.repeat(49)}…`);
});

test('a snippet cut between two words contains both', () => {
  const start = `${'a'.repeat(49)} ${'b'.repeat(50)}`;
  expect(shareSnippet(`${start} more`)).toBe(`${start}…`);
});

test("marks do not count towards a snippet's length", () => {
  expect(shareSnippet(`**${'a'.repeat(100)}**`)).toBe('a'.repeat(100));
});

test('a snippet of one very long word is cut within it', () => {
  expect(shareSnippet('x'.repeat(500))).toBe(`${'x'.repeat(100)}…`);
});

test('a snippet never splits a grapheme', () => {
  const family = '👨‍👩‍👧';
  expect(shareSnippet(family.repeat(101))).toBe(`${family.repeat(100)}…`);
});

test('a snippet splits no surrogate pair in browsers without Segmenter', () => {
  Reflect.deleteProperty(Intl, 'Segmenter');
  expect(shareSnippet('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
});

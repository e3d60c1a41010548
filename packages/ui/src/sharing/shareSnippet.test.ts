import { afterEach, expect, test } from 'vitest';
import { shareSnippet } from './shareSnippet.ts';

const segmenter = Intl.Segmenter;
afterEach(() => {
  Object.assign(Intl, { Segmenter: segmenter });
});

test('a short text is shared whole, without marks and on one line (FEED-150)', () => {
  expect(shareSnippet(' **Stok** baru\n\nlihat [katalog](https://example.com) #grosir ')).toBe(
    'Stok baru lihat katalog #grosir',
  );
});

test('exactly 100 characters stay whole; one more is cut (FEED-146)', () => {
  const whole = `${'a'.repeat(49)} ${'b'.repeat(50)}`;
  expect(shareSnippet(whole)).toBe(whole);
  expect(shareSnippet(`${whole}c`)).toBe(`${'a'.repeat(49)}…`);
});

test('a cut that falls between two words keeps both', () => {
  const start = `${'a'.repeat(49)} ${'b'.repeat(50)}`;
  expect(shareSnippet(`${start} more`)).toBe(`${start}…`);
});

test('marks count for nothing', () => {
  expect(shareSnippet(`**${'a'.repeat(100)}**`)).toBe('a'.repeat(100));
});

test('one giant word is cut where it stands', () => {
  expect(shareSnippet('x'.repeat(500))).toBe(`${'x'.repeat(100)}…`);
});

test('what people see as one character is never torn', () => {
  const family = '👨‍👩‍👧';
  expect(shareSnippet(family.repeat(101))).toBe(`${family.repeat(100)}…`);
});

test('a browser that knows only code points tears no pair', () => {
  Reflect.deleteProperty(Intl, 'Segmenter');
  expect(shareSnippet('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
});

import { expect, test } from 'vitest';
import { lengthened, longTexts } from './longTexts.ts';

test.each([
  ['Like', '[Lîkéöñ]'],
  ['Start a post', '[Stårt å pöst öñé t]'],
  ['{{count}} posts', '[{{count}} pöstsöñé]'],
  ['{{name}}: {{text}}', '{{name}}: {{text}}'],
])('%s becomes two fifths longer, and keeps its places', (text, long) => {
  expect(lengthened(text)).toBe(long);
});

test('whatever a package adds is read longer, by count and with its values', () => {
  const texts = { post: { likes_one: '{{count}} like', likes_other: '{{count}} likes' } };
  longTexts.addResourceBundle('en', 'posts', texts, true, false);
  const read = longTexts.getFixedT('en', 'posts') as (key: string, values: object) => string;
  expect(read('post.likes', { count: 1 })).toBe('[1 lîkéöñ]');
  expect(read('post.likes', { count: 2 })).toBe('[2 lîkésöñé]');
  expect(read('post.unknown', {})).toBe('post.unknown');
});

import { expect, test } from 'vitest';
import { lengthened, plantedCatalogue } from '../../scripts/plantedLocale/texts.ts';

test.each([
  ['Like', '[Lîkéöñ]'],
  ['Start a post', '[Stårt å pöst öñé t]'],
  ['{{count}} posts', '[{{count}} pöstsöñé]'],
  ['See <link>posts</link>', '[Séé <link>pösts</link> öñé]'],
  ['{{name}}: {{text}}', '{{name}}: {{text}}'],
])('%s becomes two fifths longer, and keeps its placeholders', (text, long) => {
  expect(lengthened(text)).toBe(long);
});

test('a counted text gets every plural form of the planted language', () => {
  const english = {
    title: 'Posts',
    more: { posts_one: '{{count}} post', posts_other: '{{count}} posts' },
  };
  expect(plantedCatalogue(english, 'pl')).toEqual({
    title: '[Pöstsöñ]',
    more: {
      posts_one: '[{{count}} pöstöñ] one',
      posts_few: '[{{count}} pöstsöñé] few',
      posts_many: '[{{count}} pöstsöñé] many',
      posts_other: '[{{count}} pöstsöñé] other',
    },
  });
});

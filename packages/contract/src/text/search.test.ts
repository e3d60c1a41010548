import { expect, test } from 'vitest';
import { isFound, searchedText } from './search.ts';

const searched = searchedText('Cara Ekspor Kopi', null, 'Café  Gayo');

test.each([
  ['ekspor', true],
  ['EKSPOR kopi', true],
  ['kopi ekspor', true],
  ['spor', true],
  ['cafe', true],
  ['ek', true],
  ['po', false],
  ['ekspor teh', false],
  ['', true],
  ['%', false],
  ['_ara', false],
])('a search for %j matches: %s', (typed, isMatch) => {
  expect(isFound(searched, typed)).toBe(isMatch);
});

import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('a short post is shown in full', () => {
  expect(excerptOf('Stok baru sudah datang')).toBeNull();
  expect(excerptOf('a'.repeat(700))).toBeNull();
  expect(excerptOf('baris\n'.repeat(11))).toBeNull();
});

test('a long post is cut between words', () => {
  const excerpt = excerptOf('saudagar '.repeat(200));
  expect(excerpt).toMatch(/^(saudagar )+…$/);
  expect(excerpt?.length).toBeLessThan(490);
});

test('a post of many lines is cut after eight lines', () => {
  expect(excerptOf('baris\n'.repeat(40))?.split('\n')).toHaveLength(8);
});

test('a post of one giant word is cut, but not within a character', () => {
  expect(excerptOf(`a${'😀'.repeat(400)}`)?.isWellFormed()).toBe(true);
});

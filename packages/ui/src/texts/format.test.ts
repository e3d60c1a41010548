import { expect, test } from 'vitest';
import { formatNumber } from './format.ts';

test('numbers are formatted for the language', () => {
  expect(formatNumber(1_234_567, 'en')).toBe('1,234,567');
  expect(formatNumber(1_234_567, 'id')).toBe('1.234.567');
  expect(formatNumber(12_300, 'en', { notation: 'compact' })).toBe('12K');
});

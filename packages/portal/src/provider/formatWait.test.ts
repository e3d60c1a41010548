import { expect, test } from 'vitest';
import { formatWait } from './formatWait.ts';

test.each([
  [0, '1 minute', '1 menit'],
  [60, '1 minute', '1 menit'],
  [61, '2 minutes', '2 menit'],
  [600, '10 minutes', '10 menit'],
])('a wait of %i seconds is worded in whole minutes', (seconds, english, indonesian) => {
  expect(formatWait(seconds, 'en')).toBe(english);
  expect(formatWait(seconds, 'id')).toBe(indonesian);
});

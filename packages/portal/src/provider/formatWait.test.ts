import { expect, test } from 'vitest';
import { formatWait } from './formatWait.ts';

test.each([
  [0, '1 second', '1 detik'],
  [30, '30 seconds', '30 detik'],
  [59.2, '1 minute', '1 menit'],
  [60, '1 minute', '1 menit'],
  [61, '2 minutes', '2 menit'],
  [600, '10 minutes', '10 menit'],
  [7200, '2 hours', '2 jam'],
  [80_000, '23 hours', '23 jam'],
])(
  'a wait of %i seconds is worded in whole seconds, minutes or hours',
  (seconds, english, indonesian) => {
    expect(formatWait(seconds, 'en')).toBe(english);
    expect(formatWait(seconds, 'id')).toBe(indonesian);
  },
);

import { expect, test } from 'vitest';
import { formatFileSize } from './fileSize.ts';

test.each([
  [0, '0 B'],
  [812, '812 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [10_188, '9.9 KB'],
  [10_240, '10 KB'],
  [1_048_063, '1,023 KB'],
  [1_048_064, '1 MB'],
  [5_242_880, '5 MB'],
  [26_214_400, '25 MB'],
  [3_221_225_472, '3 GB'],
  [5_000_000_000_000, '4,657 GB'],
  [-1, '0 B'],
])('%d bytes are formatted as %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en')).toBe(text);
});

test('a file size is formatted in the reader’s language', () => {
  expect(formatFileSize(1_500_000, 'id')).toBe('1,4 MB');
});

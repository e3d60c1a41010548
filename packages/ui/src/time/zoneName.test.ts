import { expect, test } from 'vitest';
import { zoneName } from './zoneName.ts';

const summer = new Date('2026-07-01T00:00:00Z');
const winter = new Date('2026-12-01T00:00:00Z');

test('Indonesian time zones have the same short names in both languages', () => {
  for (const locale of ['en', 'id'] as const) {
    expect(zoneName('Asia/Jakarta', locale, winter)).toBe('WIB');
    expect(zoneName('Asia/Pontianak', locale, winter)).toBe('WIB');
    expect(zoneName('Asia/Makassar', locale, winter)).toBe('WITA');
    expect(zoneName('Asia/Jayapura', locale, winter)).toBe('WIT');
  }
});

test('other time zones are named for the displayed date', () => {
  expect(zoneName('Asia/Singapore', 'id', winter)).toBe('GMT+8');
  expect(zoneName('America/New_York', 'en', winter)).toBe('EST');
  expect(zoneName('America/New_York', 'en', summer)).toBe('EDT');
});

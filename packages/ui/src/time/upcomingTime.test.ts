import { expect, test } from 'vitest';
import { formatUpcoming } from './upcomingTime.ts';

const now = new Date(2026, 10, 29, 12).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

test('the next days are named, and later ones have a date', () => {
  expect(formatUpcoming(at(29, 17), now, 'id')).toBe('hari ini 17.00');
  expect(formatUpcoming(at(30, 17), now, 'id')).toBe('besok 17.00');
  expect(formatUpcoming(at(33, 9), now, 'id')).toBe('Kamis 09.00');
  expect(formatUpcoming(at(36, 9), now, 'id')).toBe('6 Des, 09.00');
});

test('a day to come is named in English', () => {
  expect(formatUpcoming(at(30, 17), now, 'en')).toMatch(/^tomorrow 5:00\sPM$/);
});

test('an invalid moment has no text', () => {
  expect(formatUpcoming('soon', now, 'en')).toBe('');
});

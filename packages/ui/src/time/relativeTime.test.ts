import type { Locale } from '@saudagar/contract';
import { expect, test } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { ownInstance } from '../texts/instance.ts';
import { readerOf } from '../texts/lazyText.ts';
import { formatMoment, formatRelativeTime } from './relativeTime.ts';

const now = new Date(2026, 10, 21, 12, 0, 0);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const i18n = ownInstance();
i18n.addResourceBundle('en', 'ui', en).addResourceBundle('id', 'ui', id);
const words = (locale: Locale) => ({ t: readerOf(i18n, locale, 'ui'), locale });
const ago = (ms: number, locale: Locale = 'en') =>
  formatRelativeTime(new Date(now.getTime() - ms), now, words(locale));

test.each([
  [0, 'Just now'],
  [59 * SECOND, 'Just now'],
  [60 * SECOND - 1, 'Just now'],
  [60 * SECOND, '1m ago'],
  [119 * SECOND, '1m ago'],
  [5 * MINUTE, '5m ago'],
  [59 * MINUTE, '59m ago'],
  [60 * MINUTE - 1, '59m ago'],
  [60 * MINUTE, '1h ago'],
  [23 * HOUR, '23h ago'],
  [24 * HOUR - 1, '23h ago'],
  [24 * HOUR, '1d ago'],
  [6 * DAY, '6d ago'],
  [7 * DAY - 1, '6d ago'],
  [7 * DAY, 'Nov 14'],
  [365 * DAY, 'Nov 21, 2025'],
])('a time %d ms ago reads %s (WID-085–089)', (ms, text) => {
  expect(ago(ms)).toBe(text);
});

test.each([SECOND, DAY, 400 * DAY])('a time %d ms ahead reads Just now (WID-089)', (ms) => {
  expect(ago(-ms)).toBe('Just now');
});

test.each([
  [0, 'Baru saja'],
  [5 * MINUTE, '5 mnt lalu'],
  [3 * HOUR, '3 jam lalu'],
  [2 * DAY, '2 hari lalu'],
  [7 * DAY, '14 Nov'],
  [365 * DAY, '21 Nov 2025'],
])('a time %d ms ago reads %s in Indonesian', (ms, text) => {
  expect(ago(ms, 'id')).toBe(text);
});

test('formatMoment writes the full date and time', () => {
  expect(formatMoment(new Date(2026, 10, 21, 7, 4), 'en')).toMatch(/^November 21, 2026.*7:04/);
  expect(formatMoment(new Date(2026, 10, 21, 7, 4), 'id')).toMatch(/^21 November 2026.*07\.04/);
});

test('an invalid date shows nothing', () => {
  const never = new Date('yesterday-ish');
  expect(formatRelativeTime(never, now, words('en'))).toBe('');
  expect(formatMoment(never, 'en')).toBe('');
});

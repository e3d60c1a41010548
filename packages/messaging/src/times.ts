import type { Locale } from '@saudagar/ui';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, name: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${name}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** Formats the time of day: '7:04 AM', '07.04'. */
export const timeOfDay = (time: number, locale: Locale): string =>
  format(locale, 'time', { timeStyle: 'short' }).format(time);

const DAY_MS = 24 * 60 * 60_000;
const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** Returns the number of days before today; rounded, since some days have 23 or 25 hours. */
export const daysAgo = (time: number, now: number): number =>
  Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);

/** Formats a full date: 'Friday, November 20, 2026'. */
export const wholeDay = (time: number, locale: Locale): string =>
  format(locale, 'day', { dateStyle: 'full' }).format(time);

/** Formats a short date: 'Nov 20', with the year if it differs. */
export const shortDay = (time: number, now: number, locale: Locale): string =>
  new Date(time).getFullYear() === new Date(now).getFullYear()
    ? format(locale, 'short', { day: 'numeric', month: 'short' }).format(time)
    : format(locale, 'year', { dateStyle: 'medium' }).format(time);

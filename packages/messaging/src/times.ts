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

/** Formats a short date: 'Nov 20', with the year if it differs. */
export const shortDay = (time: number, now: number, locale: Locale): string =>
  new Date(time).getFullYear() === new Date(now).getFullYear()
    ? format(locale, 'short', { day: 'numeric', month: 'short' }).format(time)
    : format(locale, 'year', { dateStyle: 'medium' }).format(time);

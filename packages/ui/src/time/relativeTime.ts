import type { Locale } from '@saudagar/contract';
import type { Translate } from '../texts/catalogue.ts';
import { dateFormat } from '../texts/intl.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Words from this package's texts. */
interface Words {
  readonly t: Translate<`relativeTime.${'now' | 'minutes' | 'hours' | 'days'}`>;
  readonly locale: Locale;
}

/**
 * A short relative time (WID-085–089): 'Just now' under 60 s and for the future, then whole
 * minutes, hours and days, from 7 days on the date, with its year unless it is the current one.
 * Uses the kit's words, since Intl's abbreviations differ between browsers.
 */
export function formatRelativeTime(date: Date, now: Date, { t, locale }: Words): string {
  const seconds = Math.floor((now.getTime() - date.getTime()) / 1000);
  if (Number.isNaN(seconds)) return '';
  const whole = (unit: number) => ({ count: Math.floor(seconds / unit) });
  if (seconds < MINUTE) return t('relativeTime.now');
  if (seconds < HOUR) return t('relativeTime.minutes', whole(MINUTE));
  if (seconds < DAY) return t('relativeTime.hours', whole(HOUR));
  if (seconds < WEEK) return t('relativeTime.days', whole(DAY));
  return dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(date);
}

/** A date: 'November 21, 2026', or 'Nov 21, 2026' in short, in the device's time zone. */
export function formatDate(date: Date, locale: Locale, style: 'long' | 'medium' = 'long'): string {
  if (Number.isNaN(date.getTime())) return '';
  return dateFormat(locale, { dateStyle: style }).format(date);
}

/** A full date and time: 'November 21, 2026 at 7:04 AM', in the device's time zone. */
export function formatMoment(date: Date, locale: Locale): string {
  if (Number.isNaN(date.getTime())) return '';
  return dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(date);
}

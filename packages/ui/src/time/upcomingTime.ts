import type { Locale } from '@saudagar/contract';
import { dateFormat } from '../texts/intl.ts';
import { daysAgo } from './daysAgo.ts';

const WEEK_DAYS = 7;

/**
 * A day to come with its time: 'tomorrow 5:00 PM', 'Friday 5:00 PM' within a week, from then on
 * 'Dec 12, 5:00 PM'; in the device's time zone.
 */
export function formatUpcoming(moment: string, now: number, locale: Locale): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const time = dateFormat(locale, { timeStyle: 'short' }).format(date);
  const days = -daysAgo(moment, now);
  if (days < 0 || days >= WEEK_DAYS)
    return `${dateFormat(locale, { day: 'numeric', month: 'short' }).format(date)}, ${time}`;
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
      : dateFormat(locale, { weekday: 'long' }).format(date);
  return `${day} ${time}`;
}

import type { Event } from '@saudagar/contract';
import type { Locale } from '@saudagar/ui';
import { knownZone } from './zones.ts';

type Dated = Pick<Event, 'start_date' | 'end_date' | 'time_zone'>;

/** Returns true on the days of an event, in its zone. */
export function isEventDay({ start_date, end_date, time_zone }: Dated, now: number): boolean {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: knownZone(time_zone) });
  const [first, day, last] = [start_date, now, end_date ?? start_date].map((moment) =>
    format.format(new Date(moment)),
  ) as [string, string, string];
  return first <= day && day <= last;
}

/** Formats the day of an event's start in its zone: 'Saturday, December 5, 2026'. */
export const eventDay = ({ start_date, time_zone }: Dated, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: knownZone(time_zone) }).format(
    new Date(start_date),
  );

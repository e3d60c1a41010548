import {
  type CalendarDate,
  type DateValue,
  now,
  parseAbsolute,
  parseDate,
  parseTime,
  type Time,
  type ZonedDateTime,
} from '@internationalized/date';
import type { Locale } from '@saudagar/contract';
import { dateFormat } from '../texts/intl.ts';

/** Parses a value; null when damaged: a draft or an address may contain anything. */
function readable<Value>(parse: (text: string) => Value) {
  return (text: string | null | undefined): Value | null => {
    if (!text) return null;
    try {
      return parse(text);
    } catch {
      return null;
    }
  };
}

/** Parses a date such as `2026-11-24`. */
export const dayOf: (text: string | null | undefined) => CalendarDate | null = readable(parseDate);

/** Parses a time of day such as `09:30`. */
export const timeOf: (text: string | null | undefined) => Time | null = readable(parseTime);

/** Parses an ISO timestamp, in a time zone. */
export const momentOf = (timeZone: string) => (text: string | null | undefined) =>
  readable((iso): ZonedDateTime => parseAbsolute(iso, timeZone))(text);

/** Nine o'clock today: the default time of a date selected in the calendar. */
export const morning = (timeZone: string): ZonedDateTime =>
  now(timeZone).set({ hour: 9, minute: 0, second: 0, millisecond: 0 });

/** True for a date with a time and zone. */
export const isTimed = (value: DateValue): value is ZonedDateTime => 'timeZone' in value;

/** True where the hours of a day are counted to 24, and so written with two digits: 09.30. */
export const countsTo24 = (locale: Locale): boolean =>
  dateFormat(locale, { timeStyle: 'short' }).resolvedOptions().hour12 === false;

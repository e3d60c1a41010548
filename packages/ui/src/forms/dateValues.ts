import {
  type CalendarDate,
  now,
  parseAbsolute,
  parseDate,
  parseTime,
  type Time,
  type ZonedDateTime,
} from '@internationalized/date';

/** Reads a value, null where it is damaged: a draft or an address may hold anything. */
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

/** A day as `2026-11-24`. */
export const dayOf: (text: string | null | undefined) => CalendarDate | null = readable(parseDate);

/** A time of day as `09:30`. */
export const timeOf: (text: string | null | undefined) => Time | null = readable(parseTime);

/** A moment as an ISO timestamp, on the clock of a time zone. */
export const momentOf = (timeZone: string) => (text: string | null | undefined) =>
  readable((iso): ZonedDateTime => parseAbsolute(iso, timeZone))(text);

/** Nine o'clock today: what a day chosen in the calendar gets for a time. */
export const morning = (timeZone: string): ZonedDateTime =>
  now(timeZone).set({ hour: 9, minute: 0, second: 0, millisecond: 0 });

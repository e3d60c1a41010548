import { type Locale, zoneName } from '@saudagar/ui';
import { deviceZone, differs, knownZone } from './zones.ts';

interface Moments {
  readonly start_date: string;
  readonly end_date?: string | null | undefined;
  readonly time_zone?: string | null | undefined;
}

/**
 * Formats an event's time in its own zone, else the reader's, with the zone's short name: 'Tue, Dec
 * 1, 2026, 9:00 AM – 4:00 PM WIB' (EVT-059, EVT-236).
 */
export function eventTime(
  { start_date, end_date, time_zone }: Moments,
  locale: Locale,
  readerZone?: string,
): string {
  const timeZone = knownZone(time_zone) ?? readerZone;
  const [start, end] = [new Date(start_date), new Date(end_date ?? start_date)];
  if (Number.isNaN(start.getTime())) return '';
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).resolvedOptions().hour12
      ? 'numeric'
      : '2-digit',
    minute: '2-digit',
  } as const);
  const text = end > start ? format.formatRange(start, end) : format.format(start);
  return `${text}\u00a0${zoneName(format.resolvedOptions().timeZone, locale, start)}`;
}

/** Formats an event's time in the reader's zone; null where its own clocks show the same (EVT-236). */
export function readerTime(
  { time_zone, ...moments }: Moments,
  locale: Locale,
  readerZone = deviceZone(),
): string | null {
  const zone = knownZone(time_zone);
  const start = Date.parse(moments.start_date);
  if (!zone || Number.isNaN(start) || !differs(zone, readerZone, start)) return null;
  return eventTime(moments, locale, readerZone);
}

/** Names a zone by its short name and its city: 'WIT – Jayapura'. */
export function zoneLabel(timeZone: string, locale: Locale, moment: Date): string {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return `${zoneName(timeZone, locale, moment)} – ${city}`;
}

/** Formats a time of day, such as '9:00 AM' or '09.00'. */
export const timeOfDay = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(moment));

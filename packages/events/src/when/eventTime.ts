import { type Locale, zoneName } from '@saudagar/ui';

interface Moments {
  readonly start_date: string;
  readonly end_date?: string | null | undefined;
}

/** Formats an event's time with its zone: 'Tue, Dec 1, 2026, 9:00 AM – 4:00 PM WIB' (EVT-059). */
export function eventTime(
  { start_date, end_date }: Moments,
  locale: Locale,
  timeZone?: string,
): string {
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

/** Formats a time of day, such as '9:00 AM' or '09.00'. */
export const timeOfDay = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(moment));

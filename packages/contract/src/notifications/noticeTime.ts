import type { Locale } from '../core/locale.ts';
import type { NoticeTime } from '../core/noticeChanges.ts';

/** Formats a time of a notice in its zone, else the reader's, with the zone's short name. */
export function noticeTime(
  { start_date, end_date, time_zone }: NoticeTime,
  locale: Locale,
  readerZone?: string,
): string {
  const format = formatIn(locale, time_zone || readerZone);
  const [start, end] = [new Date(start_date), new Date(end_date ?? start_date)];
  const text = end > start ? format.formatRange(start, end) : format.format(start);
  return `${text} ${zoneIn(format.resolvedOptions().timeZone, locale, start)}`;
}

function formatIn(locale: Locale, timeZone: string | undefined) {
  const options: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  };
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    // A zone of a newer device.
    return new Intl.DateTimeFormat(locale, options);
  }
}

/** Short name of a zone: Indonesia's are WIB, WITA and WIT in every language. */
function zoneIn(timeZone: string, locale: Locale, moment: Date): string {
  const [own, other] = (['id', locale] as const).map(
    (language) =>
      new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' })
        .formatToParts(moment)
        .find(({ type }) => type === 'timeZoneName')?.value ?? '',
  ) as [string, string];
  return own.startsWith('WI') ? own : other;
}

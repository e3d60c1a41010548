import { type Locale, zoneName } from '@saudagar/ui';

const formats = new Map<Locale, Intl.DateTimeFormat>();

function formatOf(locale: Locale): Intl.DateTimeFormat {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(locale, format);
  return format;
}

/** Local time with its zone: 'Nov 28, 2026, 5:00 PM WIB'. */
export function deadlineTime(moment: string, locale: Locale): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const format = formatOf(locale);
  return `${format.format(date)}\u00a0${zoneName(format.resolvedOptions().timeZone, locale, date)}`;
}

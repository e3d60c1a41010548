import type { Locale } from '@saudagar/contract';
import { zoneName } from '@saudagar/ui';

/** Zone of the Admin Center's times and days. */
const TIME_ZONE = 'Asia/Jakarta';

/** Date and time in the zone of the log's day filters, which is named. */
export function zonedTime(at: string, locale: Locale): string {
  const date = new Date(at);
  const text = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  return `${text.format(date)}\u00a0${zoneName(TIME_ZONE, locale, date)}`;
}

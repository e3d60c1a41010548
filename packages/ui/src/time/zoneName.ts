import type { Locale } from '@saudagar/contract';
import { dateFormat } from '../texts/intl.ts';

/**
 * Short name of a time zone: Indonesia's are WIB, WITA and WIT in every language, others as in the
 * language (`GMT+8`). Daylight saving time depends on the date.
 */
export function zoneName(timeZone: string, locale: Locale, moment: Date): string {
  const inIndonesian = nameIn('id', timeZone, moment);
  return /^WI(B|TA|T)$/.test(inIndonesian) ? inIndonesian : nameIn(locale, timeZone, moment);
}

function nameIn(locale: Locale, timeZone: string, moment: Date): string {
  const format = dateFormat(locale, { timeZone, timeZoneName: 'short' });
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

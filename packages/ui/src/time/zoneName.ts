import type { Locale } from '@saudagar/contract';
import { dateFormat } from '../texts/intl.ts';

/**
 * A time zone in short, as people write it after a time: Indonesia's are WIB, WITA and WIT in every
 * language, others as the language has them (`GMT+8`). The moment decides about summer time.
 */
export function zoneName(timeZone: string, locale: Locale, moment: Date): string {
  const inIndonesian = nameIn('id', timeZone, moment);
  return /^WI(B|TA|T)$/.test(inIndonesian) ? inIndonesian : nameIn(locale, timeZone, moment);
}

function nameIn(locale: Locale, timeZone: string, moment: Date): string {
  const format = dateFormat(locale, { timeZone, timeZoneName: 'short' });
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

import { formatNumber, type Locale } from '@saudagar/ui';

/** Words a wait in whole minutes, such as '10 minutes'. */
export function formatWait(seconds: number, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return formatNumber(minutes, locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
}

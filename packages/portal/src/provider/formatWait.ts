import { formatNumber, type Locale } from '@saudagar/ui';

/** Words a wait in seconds below a minute, such as '30 seconds', else in whole minutes. */
export function formatWait(seconds: number, locale: Locale): string {
  const isShort = seconds < 60;
  const amount = isShort ? Math.max(1, Math.ceil(seconds)) : Math.ceil(seconds / 60);
  const unit = isShort ? 'second' : 'minute';
  return formatNumber(amount, locale, { style: 'unit', unit, unitDisplay: 'long' });
}

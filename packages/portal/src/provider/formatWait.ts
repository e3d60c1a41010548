import { formatNumber, type Locale } from '@saudagar/ui';

/** Units of a wait in seconds, each from a number of seconds on. */
const UNITS = [
  { unit: 'hour', length: 3600, from: 2 * 3600 },
  { unit: 'minute', length: 60, from: 60 },
  { unit: 'second', length: 1, from: 0 },
] as const;

/** Words a wait in seconds, minutes or hours, rounded up, such as '30 seconds'. */
export function formatWait(seconds: number, locale: Locale): string {
  const wait = Math.max(1, Math.ceil(seconds));
  const { unit, length } = UNITS.find(({ from }) => wait >= from) ?? UNITS[2];
  const amount = Math.ceil(wait / length);
  return formatNumber(amount, locale, { style: 'unit', unit, unitDisplay: 'long' });
}

import type { Locale } from '@saudagar/contract';
import { numberFormat } from './intl.ts';

/** A number as people of the locale write it: 12,345 or 12.345. */
export function formatNumber(
  value: number,
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): string {
  return numberFormat(locale, options).format(value);
}

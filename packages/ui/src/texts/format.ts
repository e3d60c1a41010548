import type { Locale } from '@saudagar/contract';
import { numberFormat } from './intl.ts';

/** Formats a number for the locale: 12,345 or 12.345. */
export function formatNumber(
  value: number,
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): string {
  return numberFormat(locale, options).format(value);
}

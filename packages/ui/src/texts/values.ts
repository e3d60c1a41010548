import type { Locale, TextValues } from '@saudagar/contract';
import { formatNumber } from './format.ts';

/** Formats values for the locale: its numbers as 12,345 or 12.345. */
export function writtenValues(values: TextValues, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value, locale) : value,
    ]),
  );
}

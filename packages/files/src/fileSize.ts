import { formatNumber, type Locale } from '@saudagar/ui';

const KILOBYTE = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * Formats a file size in steps of 1024 as every limit is (1 MB = 1 048 576 bytes), with one decimal
 * below ten: `812 B`, `1.4 MB`, `23 MB`.
 */
export function formatFileSize(bytes: number, locale: Locale): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // From 1023.5 on it would round to 1024 of the smaller unit.
  while (value >= KILOBYTE - 0.5 && unit < UNITS.length - 1) {
    value /= KILOBYTE;
    unit += 1;
  }
  const digits = unit > 0 && value < 9.95 ? 1 : 0;
  return `${formatNumber(value, locale, { maximumFractionDigits: digits })} ${UNITS[unit]}`;
}

import type { Locale } from '@saudagar/contract';
import { csvOptions, DEFAULT_TIME_ZONE, type SpreadsheetReader } from '@saudagar/contract/server';
import Papa from 'papaparse';

/** Formats a table as CSV for the reader's spreadsheet, with a BOM and neutralized formulas. */
export const csvOf = (table: string[][], reader: SpreadsheetReader): string =>
  `\ufeff${Papa.unparse(table, csvOptions(reader))}`;

/** Reads the reader of an export: the call's language, and the requested time zone. */
export const readerOf = ({
  locale,
  query,
}: {
  locale: Locale;
  query: { time_zone?: string | undefined };
}): SpreadsheetReader => ({ language: locale, timeZone: query.time_zone ?? DEFAULT_TIME_ZONE });

import type { Locale } from '@saudagar/contract';
import { csvOptions, DEFAULT_TIME_ZONE, type SpreadsheetReader } from '@saudagar/contract/server';
import Papa from 'papaparse';

/** A table as CSV, with a byte order mark, that the reader's spreadsheet opens; no formula runs. */
export const csvOf = (table: string[][], reader: SpreadsheetReader): string =>
  `\ufeff${Papa.unparse(table, csvOptions(reader))}`;

/** For whom a call exports: in its language, and the zone that it names. */
export const readerOf = ({
  locale,
  query,
}: {
  locale: Locale;
  query: { time_zone?: string | undefined };
}): SpreadsheetReader => ({ language: locale, timeZone: query.time_zone ?? DEFAULT_TIME_ZONE });

import {
  csvOptions,
  DEFAULT_TIME_ZONE,
  languageOf,
  type SpreadsheetReader,
} from '@saudagar/contract/server';
import type { FastifyRequest } from 'fastify';
import Papa from 'papaparse';

/** Formats a table as CSV for the reader's spreadsheet, with a BOM and neutralized formulas. */
export const csvOf = (table: string[][], reader: SpreadsheetReader): string =>
  `\ufeff${Papa.unparse(table, csvOptions(reader))}`;

/** Reads the reader of an export: the language of the headers, and the requested time zone. */
export const readerOf = ({
  request,
  query,
}: {
  request: FastifyRequest;
  query: { time_zone?: string | undefined };
}): SpreadsheetReader => ({
  language: languageOf(request.headers['accept-language']),
  timeZone: query.time_zone ?? DEFAULT_TIME_ZONE,
});

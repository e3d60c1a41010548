import {
  csvOptions,
  DEFAULT_TIME_ZONE,
  languageOf,
  type SpreadsheetReader,
} from '@saudagar/contract/server';
import type { FastifyRequest } from 'fastify';
import Papa from 'papaparse';

/** A table as CSV, with a byte order mark, that the reader's spreadsheet opens; no formula runs. */
export const csvOf = (table: string[][], reader: SpreadsheetReader): string =>
  `\ufeff${Papa.unparse(table, csvOptions(reader))}`;

/** For whom a call exports: in the language of its headers, and the zone that it names. */
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
